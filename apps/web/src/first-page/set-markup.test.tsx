import { afterEach, describe, expect, test } from 'vitest'
import { setMarkup } from './set-markup.ts'

const native = Object.getOwnPropertyDescriptor(Element.prototype, 'setHTML')

afterEach(() => {
  if (native) Object.defineProperty(Element.prototype, 'setHTML', native)
})

const show = (markup: string) => {
  const target = document.createElement('div')
  setMarkup(target, markup)
  return target
}

describe.each([
  ['with setHTML', true],
  ['without it, as in Safari', false],
])('markup of the server %s', (_name, hasNative) => {
  const set = (markup: string) => {
    if (!hasNative) Reflect.deleteProperty(Element.prototype, 'setHTML')
    return show(markup)
  }

  test('keeps what React compares: comments, empty attributes, titles and drawings', () => {
    const markup =
      '<title>Ordens</title><!--$--><p hidden="" data-empty="">Olá, <!-- -->Ana &amp; Bia</p><!--/$--><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><input value="a"><a href="/b">b</a>'
    expect(set(markup).innerHTML).toBe(markup)
  })

  test('sets the styles that a policy would block as attributes', () => {
    expect((set('<p data-style="color: red">a</p>').firstElementChild as HTMLElement).style.color).toBe('red')
  })

  test.each([
    ['<script>window.ran = 1</script><p>a</p>', '<p>a</p>'],
    ['<img src="data:," onerror="window.ran = 1">', '<img src="data:,">'],
    ['<p ONCLICK="window.ran = 1">a</p>', '<p>a</p>'],
    ['<svg onload="window.ran = 1"><script>window.ran = 1</script></svg>', '<svg></svg>'],
    ['<iframe srcdoc="<script>1</script>"></iframe><embed src="a"><object data="a"></object><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:window.ran = 1">a</a>', '<a>a</a>'],
    ['<a href=" java\nscript:window.ran = 1">a</a>', '<a>a</a>'],
    [
      '<form action="javascript:1"><button formaction="javascript:1">a</button></form>',
      '<form><button>a</button></form>',
    ],
  ])('removes what could run a script: %s', (markup, expected) => {
    expect(set(markup).innerHTML).toBe(expected)
    expect('ran' in window).toBe(false)
  })
})
