import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { textWidth } from './axis.ts'
import { axisText } from './chart.variants.ts'

test.each(['03/11', '11/11', '08:30', '1234567890', 'R$ 1.234,56', '12,5%', 'São Paulo', 'Ainda em curso', 'ÃÇÕ'])(
  'no text is wider than its estimate: %s',
  async (text) => {
    const { container } = await render(
      <svg aria-hidden>
        <text className={axisText}>{text}</text>
      </svg>,
    )
    await document.fonts.ready
    const width = container.querySelector('text')?.getComputedTextLength() ?? 0
    expect(width).toBeGreaterThan(0)
    expect(width).toBeLessThanOrEqual(textWidth(text))
  },
)
