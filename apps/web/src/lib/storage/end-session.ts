import { removeDrafts } from './drafts.ts'
import { readToken, removeToken } from './session-token.ts'
import { readText, removeStored, writeText } from './storage.ts'
import { storageKeys } from './storage-keys.ts'

/**
 * Removes the session and the personal data of its user from this browser, without a connection too. The token is kept
 * apart until the server has ended the session (`sendEndedSessions`). The boot script does the same on `/sair`, before
 * it loads anything (boot.ts).
 */
export function endSession(): void {
  const token = readToken()
  if (token) writeEndedTokens([...readEndedTokens(), token])
  removeToken()
  removeDrafts()
  removeStoredPages()
}

/** Removes the pages that the browser has stored, when a session begins or ends. */
export function removeStoredPages(): void {
  // Absent on origins that are not secure. A browser that blocks storage has stored none.
  void globalThis.caches?.delete(storageKeys.pages).catch(() => undefined)
}

/**
 * Ends the sessions on the server that ended here, one after the other.
 *
 * @param end Ends the session of a token. Rejected while the server is unreachable: the token is kept for the next time.
 */
export async function sendEndedSessions(end: (token: string) => Promise<unknown>): Promise<void> {
  for (const token of readEndedTokens()) {
    try {
      await end(token)
    } catch {
      return
    }
    // Another tab can have added one since.
    writeEndedTokens(readEndedTokens().filter((ended) => ended !== token))
  }
}

const readEndedTokens = (): string[] => (readText(storageKeys.endedTokens) ?? '').split(' ').filter(Boolean)

function writeEndedTokens(tokens: readonly string[]): void {
  if (tokens.length > 0) writeText(storageKeys.endedTokens, tokens.join(' '))
  else removeStored(storageKeys.endedTokens)
}
