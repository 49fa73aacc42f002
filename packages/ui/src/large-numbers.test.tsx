import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider, MoneyField, NumberField } from './index.ts'

/* A number that cannot be represented exactly is not replaced by another one: its text stays, with an error. */

interface Case {
  name: string
  render: (props: { onValueChange?: (value: number | null) => void; error?: string }) => ReactElement
  texts: readonly [text: string, error: string][]
}

const cases: readonly Case[] = [
  {
    name: 'NumberField',
    render: (p) => <NumberField {...p} name="n" label="Campo" />,
    texts: [
      ['9007199254740992', 'Informe no máximo 9.007.199.254.740.991.'],
      ['-99999999999999999', 'Informe no mínimo -9.007.199.254.740.991.'],
      ['1e400', 'Informe no máximo 9.007.199.254.740.991.'],
    ],
  },
  {
    name: 'NumberField with decimals',
    render: (p) => <NumberField {...p} name="n" label="Campo" decimals={2} />,
    texts: [['90071992547409,91', 'Informe no máximo 9.999.999.999.999,99.']],
  },
  {
    name: 'NumberField with limits',
    render: (p) => <NumberField {...p} name="n" label="Campo" min={-5} max={99} />,
    texts: [
      ['99999999999999999', 'Informe no máximo 99.'],
      ['-99999999999999999', 'Informe no mínimo -5.'],
    ],
  },
  {
    name: 'MoneyField',
    render: (p) => <MoneyField {...p} name="n" label="Campo" />,
    texts: [
      ['90071992547409,92', 'Informe no máximo R$ 90.071.992.547.409,91.'],
      ['-90071992547409,92', 'Informe no máximo R$ 90.071.992.547.409,91.'],
    ],
  },
  {
    name: 'MoneyField with negative amounts',
    render: (p) => <MoneyField {...p} name="n" label="Campo" allowNegative />,
    texts: [['(90.071.992.547.409,92)', 'Informe no mínimo R$ -90.071.992.547.409,91.']],
  },
  {
    name: 'MoneyField in a currency without decimals',
    render: (p) => (
      <LocaleProvider currency="JPY">
        <MoneyField {...p} name="n" label="Campo" />
      </LocaleProvider>
    ),
    texts: [['9007199254740992', 'Informe no máximo JP¥ 9.007.199.254.740.991.']],
  },
]

const attempts = cases.flatMap(({ texts, ...rest }) => texts.map(([text, error]) => ({ ...rest, text, error })))

describe.each(attempts)('$name with $text', ({ render: control, text, error }) => {
  test('keeps the text after blur and shows the limit, without a value', async () => {
    const change = vi.fn()
    const screen = await render(<form>{control({ onValueChange: change })}</form>)
    const field = screen.getByLabelText('Campo')
    // `fill` inserts the whole text at once, as a paste does.
    await field.fill(text)
    await userEvent.tab()
    await expect.element(field).toHaveValue(text)
    await expect.element(field).toBeInvalid()
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(error))
    expect(change.mock.lastCall?.[0] ?? null).toBeNull()
    expect(new FormData(screen.container.querySelector('form') ?? undefined).get('n')).toBe('')
    await field.fill('12')
    await expect.element(field).toBeValid()
  })
})

test.each([
  ['99999999999999999', '{ArrowDown}', '9.007.199.254.740.991'],
  ['-99999999999999999', '{ArrowUp}', '-9.007.199.254.740.991'],
])('a step from %s goes to the limit', async (text, key, shown) => {
  const screen = await render(<NumberField label="Campo" />)
  const field = screen.getByRole('spinbutton')
  await field.click()
  await userEvent.keyboard(text)
  await expect.element(field).toHaveAttribute('aria-valuetext', text)
  await userEvent.keyboard(key)
  await expect.element(field).toHaveValue(shown)
  await expect.element(field).toBeValid()
})

test('a typed number above the maximum stays, is reported and shows the limit', async () => {
  const change = vi.fn()
  const screen = await render(<NumberField label="Campo" max={99} onValueChange={change} />)
  const field = screen.getByRole('spinbutton')
  await field.click()
  await userEvent.keyboard('120')
  await userEvent.tab()
  await expect.element(field).toHaveValue('120')
  expect(change).toHaveBeenLastCalledWith(120)
  await expect.element(field).toHaveAccessibleDescription('Informe no máximo 99.')
})

test('the error of the application is shown instead of the limit', async () => {
  const screen = await render(<MoneyField label="Campo" error="O seguro cobre até R$ 50.000,00." />)
  const field = screen.getByLabelText('Campo')
  await field.fill('99999999999999999')
  await expect.element(field).toHaveAccessibleDescription(/O seguro cobre até R\$ 50\.000,00\.$/)
})
