declare module 'fxa-common-password-list' {
  const list: {
    /** Whether a text is among the 50,000 most common passwords of eight characters or more. */
    readonly test: (password: string) => boolean
  }
  export = list
}
