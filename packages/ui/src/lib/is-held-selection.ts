/**
 * Whether a key that selects is held: it selects once, also when it has opened the list. The user may still type a text into
 * a control inside of the list.
 */
export const isHeldSelection = ({ key, repeat, target }: Pick<KeyboardEvent, 'key' | 'repeat' | 'target'>): boolean =>
  repeat && (key === 'Enter' || key === ' ') && !(target instanceof HTMLInputElement)
