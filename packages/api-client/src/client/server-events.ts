/** One received event of a stream. */
interface ServerEvent {
  readonly data: string
}

/**
 * Reads server-sent events: the part of the HTML standard that this API uses (`data` lines, comments, blank lines).
 */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  // Node and the browsers type the decoder's input differently; both accept bytes.
  const decoder = new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>
  const reader = body.pipeThrough(decoder).getReader()
  let rest = ''
  let data: string[] = []
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const lines = (rest + value).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
        else if (line === '' && data.length > 0) {
          yield { data: data.join('\n') }
          data = []
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
