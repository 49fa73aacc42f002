/**
 * Whether a key belongs to a composition: an accent on a Mac, or an input method of another script. No control handles
 * such a key: Esc ends the composition, and must not close a dialog as well.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  // Safari sends the key that ends a composition with the code 229.
  event.isComposing || event.keyCode === 229
