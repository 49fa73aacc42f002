// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

test('the setup for tests needs no style sheets of scripts, which jsdom has since version 31', async () => {
  Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')
  Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync')
  expect(document.adoptedStyleSheets).toBeUndefined()
  // Another file of the same worker may have executed it.
  vi.resetModules()
  await import('./testing-setup.ts')
  const { toast } = await import('./index.ts')
  expect(() => toast.success('Ordem criada.')).not.toThrow()
})
