import { createRandomKey } from '../random-key.ts'
import { readText, removeStored, writeText } from './storage.ts'
import { storageKeys } from './storage-keys.ts'

/** The stored session token. The specification keeps it in local storage; the content security policy protects it. */
export function readToken(): string | null {
  return readText(storageKeys.token) ?? null
}

/** @returns a random name of the session; undefined when the token was stored by an earlier release. */
export const readSessionName = (): string | undefined => readText(storageKeys.session) ?? undefined

/**
 * Stores the token of a new session, and gives the session a new random name.
 * @throws when the browser blocks storage: without a stored token the user cannot sign in.
 */
export function storeToken(token: string): void {
  writeText(storageKeys.session, createRandomKey())
  if (!writeText(storageKeys.token, token)) throw new Error('The browser blocks local storage.')
}

export function removeToken(): void {
  removeStored(storageKeys.token)
}

/**
 * Calls `listener` when another tab signs in or out.
 * @returns a function that stops listening.
 */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (event.key === storageKeys.token || event.key === null) listener(readToken())
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
