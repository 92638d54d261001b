[
  (block)
  (media_block)
  (comment)
] @fold
