import { expect, test } from 'vitest'
import { findWordingErrors } from './interface-texts.ts'
import { listFiles, readTracked } from './tracked-files.ts'

/**
 * Sources of interface texts, and the examples of the documentation. A paste parser contains the wordings of users, and
 * the pictures of mistakes contain mistakes.
 */
const textSources = ['packages/ui/src', 'packages/api-client/src', 'apps/web/src', 'apps/api/src']
  .flatMap((room) => listFiles(room, /\.tsx?$/))
  .filter((path) => !/\.test\.tsx?$|\/order-form\/paste\/|\/marked-text\/|\/demo\/|\/foundations\/do-dont\//.test(path))

test('interface texts follow the writing rules', () => {
  expect(textSources.length).toBeGreaterThan(500)
  expect(textSources.flatMap((path) => findWordingErrors(path, readTracked(path)))).toEqual([])
})

test.each([
  ["'Não foi possível salvar! Tente de novo.'", 'no exclamation mark'],
  ["'Ops, algo deu errado com a ordem.'", 'say what could not be done'],
  ["'Por favor, escolha os itens.'", 'without asking a favour'],
  ["'Ordem criada com sucesso.'", 'say what is so now'],
  ["'Telefone inválido'", 'say what the field takes'],
  ["'Não foi possível salvar. Tente novamente.'", '"tente de novo"'],
  ["'Escolha o(a) responsável.'", 'words that need no brackets'],
  ["'Carregando as ordens da lista...'", 'one character'],
  ["'Faça login para continuar.'", 'the Portuguese word'],
  ["'Nenhuma localização ainda'", '"local"'],
  ['<p>Clique aqui para abrir a ordem</p>', 'not the mouse'],
])('%s is rejected', (code, reason) => {
  expect(findWordingErrors('page.tsx', `export const text = ${code}`).join()).toContain(reason)
})

test.each([
  "'Não foi possível salvar. Verifique a conexão e tente de novo.'",
  "'Boas-vindas ao Malote'",
  "'sr-only rounded-md'",
  "'Please pass a label!'",
  "'Escolha uma data a partir de hoje…'",
])('%s is allowed', (code) => {
  expect(findWordingErrors('page.tsx', `export const text = ${code}`)).toEqual([])
})
