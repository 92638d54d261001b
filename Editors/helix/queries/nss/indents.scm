[
  (block)
  (media_block)
  (group)
] @indent

["}" ")"] @outdent
