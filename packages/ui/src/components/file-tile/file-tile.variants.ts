export type FileTileFit = 'cover' | 'contain'

/** `cover` fills the frame with a photo; `contain` shows the full picture, such as a signature. */
export const fileTileFits = {
  cover: 'object-cover',
  contain: 'object-contain p-2',
} satisfies Record<FileTileFit, string>
