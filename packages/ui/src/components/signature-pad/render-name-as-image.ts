const width = 600
const height = 180

/**
 * Draws a typed name as the picture of a signature.
 * @returns a PNG; null for an empty name or where there is no canvas.
 */
export function renderNameAsImage(name: string): Promise<Blob | null> {
  const text = name.trim()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!text || !context) return Promise.resolve(null)
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'black'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = 'italic 56px cursive, serif'
  context.fillText(text, width / 2, height / 2, width - 40)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
