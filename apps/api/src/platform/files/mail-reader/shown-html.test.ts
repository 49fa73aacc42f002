import { expect, test } from 'vitest'
import { toShownHtml } from './shown-html.ts'

test.each([
  ['<div style="display:none">FULANO</div><p>Rua A</p>', '<p>Rua A</p>'],
  ['<div style="color:red; visibility: hidden">FULANO</div>Rua A', 'Rua A'],
  ['<span hidden>FULANO</span>Rua A', 'Rua A'],
  ['<div style="max-height:0;overflow:hidden">FULANO <b>DE TAL</b></div>Rua A', 'Rua A'],
  ['<head><title>Pedido</title><style>p{}</style></head><body>Rua A</body>', '<body>Rua A</body>'],
  ['<!-- FULANO -->Rua A', 'Rua A'],
  [
    '<table><tr><td style="font-size:0px"><div style="font-size:13px">Rua A</div></td></tr></table>',
    '<table><tr><td><div>Rua A</div></td></tr></table>',
  ],
  ['<p style="opacity:0.9">Rua A', '<p>Rua A</p>'],
  ['<td><s>P-3083</s></td><td>P-3084</td>', '<td><s>~~P-3083~~</s></td><td>P-3084</td>'],
  ['<span style="text-decoration: underline line-through">P-3083</span>', '<span>~~P-3083~~</span>'],
  [
    'Pão &amp; Cia &lt;loja&gt;<a href="https://a.example/?b=1&amp;c=2">ver</a>',
    'Pão &amp; Cia &lt;loja&gt;<a href="https://a.example/?b=1&amp;c=2">ver</a>',
  ],
  [
    '<tr><td><p>P-3081</p></td><td> Casa<br><b>Manacá</b></td><td>Rua A, 10 &amp; 12</td></tr>',
    '<tr><td>P-3081 ; Casa Manacá ; Rua A, 10 &amp; 12</td></tr>',
  ],
  ['<tr><td>Nome</td><td>Rua A</td></tr>', '<tr><td>Nome</td><td>Rua A</td></tr>'],
  [
    '<tr><td>1</td><td>2</td><td><table><tr><td>3</td></tr></table></td></tr>',
    '<tr><td>1</td><td>2</td><td><table><tr><td>3</td></tr></table></td></tr>',
  ],
])('%s', (html, shown) => {
  expect(toShownHtml(html)).toBe(shown)
})

test('does not read elements that very many others contain, in little time', () => {
  const started = performance.now()
  const shown = toShownHtml(`<p>Rua Um, 10</p>${'<div>'.repeat(150_000)}Rua Dois, 20`)
  expect(shown).toContain('Rua Um, 10')
  expect(shown).not.toContain('Rua Dois')
  expect(toShownHtml(`${'<div>'.repeat(900)}Rua Dois, 20`)).toContain('Rua Dois, 20')
  expect(performance.now() - started).toBeLessThan(3_000)
})
