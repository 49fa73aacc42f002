import commonPasswords from 'fxa-common-password-list'

/** What people here reach for first, and whoever guesses tries first: with years, marks and one another. */
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

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** Whether nothing but such words, or the person's own address, stands between the figures and marks. */
function saysOnlyNearWords(password: string, email: string): boolean {
  const letters = lettersOf(password)
  if (letters === '') return false
  const [name = '', host = ''] = email.split('@')
  const own = [name, ...name.split(/[^a-z]+/), host.split('.')[0] ?? ''].map(lettersOf)
  const words = [...nearWords, ...own].filter((word) => word.length > 2).sort((a, b) => b.length - a.length)
  return words.reduce((rest, word) => rest.replaceAll(word, ' '), letters).trim() === ''
}

/** Whether a password is among the first that somebody would try for this person: common ones, and near ones. */
export function isGuessable(password: string, email: string): boolean {
  return (
    commonPasswords.test(password) || commonPasswords.test(password.toLowerCase()) || saysOnlyNearWords(password, email)
  )
}
