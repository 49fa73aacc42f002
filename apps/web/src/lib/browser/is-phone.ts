/** Whether the page is narrower than 768 px (specification, section 9); false where a server renders it. */
export const isPhone = (): boolean => typeof matchMedia === 'function' && matchMedia('(width < 48rem)').matches
