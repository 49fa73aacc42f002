/** The limit before a photo is scaled down, so that large camera photos can be selected. */
export const photoBytes = 25 * 1024 * 1024

/** The kinds that the server keeps: with them, an iPhone converts its photos to JPG. */
export const photoTypes = 'image/jpeg,image/png,image/webp'
