/** Hides most of an e-mail address: `m•••@cliente.example`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*@/, '$1•••@')

/** Hides most of a phone in E.164: `(11) •••••-4321`. */
export const maskPhone = (phone: string): string => `(${phone.slice(3, 5)}) •••••-${phone.slice(-4)}`
