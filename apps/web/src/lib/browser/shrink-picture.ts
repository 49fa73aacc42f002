/** The longest side of an uploaded photo, in pixels. */
const longestSide = 1600
const quality = 0.82

/**
 * Scales a photo to at most 1,600 px on its longest side, upright, as a JPEG without metadata.
 * @returns the file itself where the browser cannot read the picture, or where the result would be larger
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob || (scale === 1 && blob.size >= file.size)) return file
    return new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), {
      type: 'image/jpeg',
      lastModified: file.lastModified,
    })
  } catch {
    return file
  }
}
