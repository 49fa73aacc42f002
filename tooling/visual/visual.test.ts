import { expect, test } from 'vitest'
import { getBaselineName } from './baseline-name.ts'
import { renderDifferencesPage } from './differences-page.ts'
import { findStaleBaselines } from './stale-baselines.ts'

test('finds a baseline whose story was removed, in every theme', () => {
  const files = ['a-b-c-claro.png', 'a-b-c-escuro.png', 'a-b-gone-claro.png', 'a-b-gone-escuro.png', 'notes.txt']
  expect(findStaleBaselines(files, ['a-b--c'])).toEqual(['a-b-gone-claro.png', 'a-b-gone-escuro.png', 'notes.txt'])
})

test('the screenshot of a story with a Portuguese title has an ASCII file name', () => {
  expect(getBaselineName('patterns-página--açúcar', 'claro')).toBe('patterns-pagina-acucar-claro')
  expect(findStaleBaselines(['patterns-pagina-acucar-claro.png'], ['patterns-página--açúcar'])).toEqual([])
})

test('the page of differences shows before, after and difference, and escapes story titles', () => {
  const page = renderDifferencesPage([
    {
      story: 'Button <script>',
      message: '12 pixels differ.',
      pictures: [
        { name: 'reference', path: '../before.png' },
        { name: 'actual', path: 'after.png' },
        { name: 'diff', path: 'diff.png' },
      ],
    },
  ])
  expect(page).toMatch(/Antes.*before\.png.*Depois.*after\.png.*Diferença.*diff\.png/s)
  expect(page).not.toContain('<script>')
})
