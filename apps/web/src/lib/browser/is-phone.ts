export const phone = '(width < 48rem)'

let readPhone = (): boolean => matchMedia(phone).matches

/** Whether the page is narrower than 768 px (specification, section 9). */
export const isPhone = (): boolean => readPhone()

/** Replaces how the width is known, for a server that renders pages. */
export function setIsPhone(read: () => boolean): void {
  readPhone = read
}
