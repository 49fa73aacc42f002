import { useSyncExternalStore } from 'react'
import { isPhone, phone } from './is-phone.ts'

function subscribe(listener: () => void) {
  const query = matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** For code that only a phone loads; a layout is changed by style sheets. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone, () => false)
