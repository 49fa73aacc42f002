import { expect, test } from 'vitest'
import { formatGreeting } from './greeting.ts'

test.each(['Ana', 'Ana Lúcia d’Ávila', 'J.R. Souza', 'Dr. João', 'Souza Jr.', 'Ana (financeiro)', 'Loja 24h'])(
  'greets %s by the name',
  (name) => {
    expect(formatGreeting(name)).toBe(`Olá, ${name}.`)
  },
)

test.each([
  'https://evil.example/entrar',
  'Ana, veja evil.example',
  'www.evil.example',
  'ana@evil.example',
  'evil.com',
])('leaves out the name %s, which mail programs turn into a link', (name) => {
  expect(formatGreeting(name)).toBe('Olá.')
})
