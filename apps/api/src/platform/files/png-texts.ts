const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** The chunks of a PNG image with texts: two of them are compressed, up to a thousandfold. */
const textChunks: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt'])
/** Length, type and checksum of a chunk. */
const chunkFrame = 12

/**
 * Removes the texts of a PNG image, in the buffer itself: the decoder of images inflates all of them and keeps them in
 * memory. Other content stays as it is.
 */
export function removePngTexts(content: Buffer): Buffer {
  if (!content.subarray(0, signature.length).equals(signature)) return content
  let end = signature.length
  let position = end
  while (position + chunkFrame <= content.length) {
    const next = position + chunkFrame + content.readUInt32BE(position)
    if (!textChunks.has(content.toString('latin1', position + 4, position + 8))) {
      content.copyWithin(end, position, next)
      end += Math.min(next, content.length) - position
    }
    position = next
  }
  // The rest is an incomplete chunk, which the decoder rejects.
  return content.subarray(0, end)
}
