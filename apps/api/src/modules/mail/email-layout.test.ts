import { describe, expect, test } from 'vitest'
import { formatEmailHtml, formatEmailText } from './email-layout.ts'

const sender = { name: 'Rápida & Filhos', contactEmail: 'oi@rapida.example', contactPhone: '+5511987654321' }
const noUser = { name: null, contactEmail: null, contactPhone: null }
const origin = 'https://malote.example'
const html = (body: string, who: typeof sender | typeof noUser = sender) =>
  formatEmailHtml({ subject: 'Seu <acesso>', body, sender: who, origin })

test('a URL of this installation under its label becomes a button with the URL in text', () => {
  const message = html(`Olá.\n\nEscolher minha senha:\n${origin}/recuperar-senha?token=abc&convite=true`)
  expect(message).toContain(`<a href="${origin}/recuperar-senha?token=abc&amp;convite=true" style="`)
  expect(message).toMatch(/>Escolher minha senha<\/a>/)
  expect(message).toContain(`copie este endereço:<br>${origin}/recuperar-senha?token=abc&amp;convite=true<`)
})

describe('text of users never becomes a button or markup', () => {
  test.each([
    ['a URL of another host', 'Clique aqui:\nhttps://evil.example/entrar'],
    ['a URL whose host begins with the host of the installation', 'Clique aqui:\nhttps://malote.example.evil.example/'],
    ['a URL within a sentence', `Motivo: veja ${origin}/entrar agora`],
    ['HTML tags', '<img src=x onerror=alert(1)> <a href="https://evil.example">oi</a>'],
  ])('%s', (_, body) => {
    expect(html(`Olá.\n\n${body}`)).not.toMatch(/<a |<img/)
  })
})

test('text and HTML end with the contact of the installation, as far as it is set', () => {
  expect(html('Olá.')).toContain('Rápida &amp; Filhos · oi@rapida.example · (11)\u00a098765-4321<br>')
  expect(formatEmailText({ body: 'Olá.', sender })).toBe(
    'Olá.\n\n-- \nRápida & Filhos · oi@rapida.example · (11)\u00a098765-4321\nMensagem automática do Malote. Não é preciso responder.\n',
  )
  expect(formatEmailText({ body: 'Olá.', sender: noUser })).toMatch(/-- \nMensagem automática/)
  expect(html('Olá.', noUser)).not.toMatch(/null|undefined/)
})

test('the HTML loads no resources, and its title is the subject', () => {
  const message = html('Olá.\n\nNovidade.')
  expect(message).not.toMatch(/<img|<link|<style|<script|url\(|@import/)
  expect(message).toContain('<title>Seu &lt;acesso&gt;</title>')
  expect(message).toContain('Seu &lt;acesso&gt;</h1>')
  expect(message).toContain('<html lang="pt-BR">')
})
