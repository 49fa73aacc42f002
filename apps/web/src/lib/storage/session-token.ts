import { storageKeys } from './app-name'

/** The stored session token. The specification keeps it in local storage; a strict CSP stands around it. */
export function readToken(): string | null {
  return localStorage.getItem(storageKeys.token)
}

export function storeToken(token: string): void {
  localStorage.setItem(storageKeys.token, token)
}

export function removeToken(): void {
  localStorage.removeItem(storageKeys.token)
}

/** Calls back when another tab signs in or out. Returns how to stop listening. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (event.key === storageKeys.token || event.key === null) listener(readToken())
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
