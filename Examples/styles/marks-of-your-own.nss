/*
  Fern Hollow Nurseries rate with leaves, not with stars: images instead of colors.

  An image is named as the app's bundle names it, without quotes and without an ending; a slash
  leads into a folder. Each of the three marks wants its own image, and all three should share one
  outline, or the row will jump while a finger passes over it.

  Two sizes are enough. The small one is for the read-only styles ('-standard'), the large one for a
  finger ('-editable'); the bare name answers for both until they exist.

  Change: the names. If your marks are drawn as stencils they take the colors below; if they are
  pictures with colors of their own, the colors below do nothing and may go.
*/

@fern: #387437;
@winter: #6F7B6A;

fdlFUIRatingControlFormCell_ratingControl {
  on-image: nursery/leaf-open;
  on-image-standard: nursery/leaf-open-16;
  on-image-editable: nursery/leaf-open-28;
  off-image: nursery/leaf-bud;
  off-image-standard: nursery/leaf-bud-16;
  off-image-editable: nursery/leaf-bud-28;
  half-image: nursery/leaf-unfolding;
  half-image-standard: nursery/leaf-unfolding-16;
  half-image-editable: nursery/leaf-unfolding-28;

  on-color: @fern;
  off-color: @winter;
  half-color: @fern;
}
