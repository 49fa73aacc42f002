import { useSyncExternalStore } from 'react'

const phone = '(width < 48rem)'

/** Whether the page is narrower than 768 px (specification, section 9); false where a server renders it. */
export const isPhone = (): boolean => typeof matchMedia === 'function' && matchMedia(phone).matches

function subscribe(listener: () => void) {
  const query = matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** For code that only a phone loads; a layout is changed by style sheets. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone, () => false)
