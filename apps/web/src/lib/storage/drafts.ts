import { storageKeys } from './app-name'

/**
 * What this browser keeps of forms that were left: `malote:draft:{user}:{form}`. It holds names, phones and addresses of
 * other people, so nobody but the person who typed it may find it here.
 */
export const draftKey = (userId: string, form: string): string => `${storageKeys.draft}:${userId}:${form}`

function forget(isForgotten: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`${storageKeys.draft}:`) && isForgotten(key)) localStorage.removeItem(key)
    }
  } catch {
    // Where nothing may be stored, nothing was.
  }
}

/** Somebody leaves: nothing of theirs stays for whoever sits down next. */
export const forgetDrafts = (): void => forget(() => true)

/** Somebody begins: what another person's ended session left here goes; their own they find again. */
export const keepOnlyDraftsOf = (userId: string): void =>
  forget((key) => !key.startsWith(`${storageKeys.draft}:${userId}:`))
