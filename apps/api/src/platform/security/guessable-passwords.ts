import commonPasswords from 'fxa-common-password-list'

/**
 * Words that users here choose often and that attackers try first, combined with years, punctuation and one another.
 */
const nearWords = [
  'administrador',
  'logistica',
  'transporte',
  'corinthians',
  'palmeiras',
  'bemvindo',
  'password',
  'flamengo',
  'operador',
  'empresa',
  'entrega',
  'mudar',
  'trocar',
  'usuario',
  'gestor',
  'malote',
  'brasil',
  'acesso',
  'admin',
  'senha',
  'teste',
  'minha',
  'nova',
]

const getLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** Whether a password contains only such words, or the user's own address, besides digits and punctuation. */
function hasOnlyNearWords(password: string, email: string): boolean {
  const letters = getLetters(password)
  if (letters === '') return false
  const [name = '', host = ''] = email.split('@')
  const personal = [name, ...name.split(/[^a-z]+/), host.split('.')[0] ?? ''].map(getLetters)
  const words = [...nearWords, ...personal].filter((word) => word.length > 2).sort((a, b) => b.length - a.length)
  return words.reduce((remaining, word) => remaining.replaceAll(word, ' '), letters).trim() === ''
}

/** Whether a password is among the first guesses for this user: a common one, or one of near words. */
export function isGuessable(password: string, email: string): boolean {
  return (
    commonPasswords.test(password) || commonPasswords.test(password.toLowerCase()) || hasOnlyNearWords(password, email)
  )
}
