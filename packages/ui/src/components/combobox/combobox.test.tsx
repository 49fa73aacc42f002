import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { rootContract } from '../../testing/root-contract.tsx'
import * as Dialog from '../dialog/index.ts'
import { Field } from '../field/field.tsx'
import { Combobox, type ComboboxProps } from './index.ts'

const companies = [
  { value: 'estrela', label: 'Padaria Estrela' },
  { value: 'lucas', label: 'Clínica São Lucas', description: 'Belo Horizonte' },
  { value: 'visao', label: 'Óptica Visão', disabled: true },
  { value: 'serra', label: 'Alto da Serra' },
]
const thousand = Array.from({ length: 1000 }, (_, index) => ({ value: `e${index}`, label: `Empresa ${index}` }))

async function show(props: Partial<ComboboxProps> = {}) {
  const screen = await render(<Combobox label="Empresa" options={companies} {...props} />)
  const input = screen.getByRole('combobox', { name: 'Empresa' })
  return {
    screen,
    input,
    list: screen.getByRole('listbox', { name: 'Empresa' }),
    option: (name: string | RegExp) => screen.getByRole('option', { name }),
    /** The row that the input references as active. */
    active: () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.textContent,
  }
}

rootContract({ slot: 'field', control: 'combobox-control' }, (props) => (
  <Combobox {...props} label="Empresa" options={companies} defaultValue="lucas" />
))

test('a click opens a named list, a click selects, and the focus stays in the input', async () => {
  const change = vi.fn()
  const { input, list, option } = await show({ onValueChange: change })
  await input.click()
  await expect.element(list).toBeVisible()
  await expect.element(input).toHaveAttribute('aria-expanded', 'true')
  expect(input.element().getAttribute('aria-controls')).toBe(list.element().id)
  expect(await findViolations()).toEqual([])
  await option(/^Clínica São Lucas/).click()
  await expect.element(input).toHaveValue('Clínica São Lucas')
  await expect.element(input).toHaveFocus()
  await expect.element(list).not.toBeInTheDocument()
  expect(change).toHaveBeenCalledExactlyOnceWith('lucas', companies[1])
})

test('filters by every word, ignoring accents and case, also in descriptions', async () => {
  const { screen, input, option, active } = await show()
  await input.fill('SAO clin')
  await expect.element(option(/^Clínica São Lucas/)).toBeVisible()
  expect(screen.getByRole('option').elements()).toHaveLength(1)
  await expect.poll(active).toContain('Clínica São Lucas')
  await input.fill('horizonte')
  await expect.element(option(/^Clínica São Lucas/)).toBeVisible()
})

test('announces the number of matches', async () => {
  const { screen, input } = await show()
  await input.fill('a')
  await expect.element(screen.getByRole('status')).toHaveTextContent('4 opções')
  await input.fill('zzz')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nenhuma opção para “zzz”')
})

test('restores the text on blur when nothing was selected', async () => {
  const change = vi.fn()
  const { input } = await show({ defaultValue: 'lucas', onValueChange: change })
  await input.click()
  await userEvent.keyboard('alto')
  await expect.element(input).toHaveValue('alto')
  await userEvent.tab()
  await expect.element(input).toHaveValue('Clínica São Lucas')
  expect(change).not.toHaveBeenCalled()
})

test('emptying the text clears the selection, and so does the clear button', async () => {
  const change = vi.fn()
  const { screen, input } = await show({ defaultValue: 'lucas', onValueChange: change })
  await input.fill('')
  expect(change).toHaveBeenLastCalledWith(null, null)
  await input.fill('alto')
  await userEvent.keyboard('{Enter}')
  expect(change).toHaveBeenLastCalledWith('serra', companies[3])
  await screen.getByRole('button', { name: 'Limpar escolha' }).click()
  expect(change).toHaveBeenLastCalledWith(null, null)
  await expect.element(input).toHaveValue('')
  await expect.element(input).toHaveFocus()
})

test.each([
  ['its own label', <Combobox key="own" label="Empresa" required options={companies} defaultValue="lucas" />],
  [
    'a Field',
    <Field key="field" label="Empresa" required>
      <Combobox options={companies} defaultValue="lucas" />
    </Field>,
  ],
])(
  'a required one with %s keeps its selection: it has no clear button, and Esc restores the text',
  async (_, field) => {
    const screen = await render(<form>{field}</form>)
    const input = screen.getByRole('combobox')
    await expect.element(screen.getByRole('button', { name: 'Limpar escolha' })).not.toBeInTheDocument()
    await input.fill('')
    await userEvent.keyboard('{Escape}')
    await expect.element(input).toHaveValue('Clínica São Lucas')
  },
)

describe('by keyboard', () => {
  test('arrow keys skip disabled options, Enter selects, Esc closes without selecting', async () => {
    const change = vi.fn()
    const { input, list, active } = await show({ onValueChange: change })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(active).toBe('Padaria Estrela')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(active).toBe('Alto da Serra')
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    expect(change).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(active).toBe('Alto da Serra')
    await userEvent.keyboard('{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith('serra', companies[3])
    await expect.element(input).toHaveFocus()
  })

  test('Alt with an arrow key opens and closes without moving the highlight', async () => {
    const { list, active } = await show()
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(list).toBeVisible()
    expect(active()).toBeUndefined()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(list).not.toBeInTheDocument()
  })

  test('Home and End move in the text; with Ctrl, and with the page keys, in the list', async () => {
    const { input, active } = await show({ options: thousand })
    await userEvent.tab()
    await userEvent.keyboard('empresa')
    await expect.poll(active).toBe('Empresa 0')
    await userEvent.keyboard('{Home}')
    expect((input.element() as HTMLInputElement).selectionStart).toBe(0)
    expect(active()).toBeUndefined()
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await expect.poll(active).toBe('Empresa 8')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect.poll(active).toBe('Empresa 999')
    await userEvent.keyboard('{PageUp}')
    await expect.poll(active).toBe('Empresa 991')
  })

  test('Enter selects while the list is open and submits the form while it is closed', async () => {
    const submit = vi.fn((event) => event.preventDefault())
    const screen = await render(
      <form onSubmit={submit}>
        <Combobox label="Empresa" options={companies} />
      </form>,
    )
    const input = screen.getByRole('combobox')
    await input.fill('alto')
    await userEvent.keyboard('{Enter}')
    await expect.element(input).toHaveValue('Alto da Serra')
    expect(submit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(submit).toHaveBeenCalledOnce()
  })

  test('keys of an IME composition select nothing', async () => {
    const { input } = await show()
    await input.fill('alto')
    input.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
    await expect.element(input).toHaveValue('alto')
  })
})

test('the parent may control the value and the text', async () => {
  const write = vi.fn()
  const screen = await render(
    <Combobox label="Empresa" options={companies} value="lucas" inputValue="alt" onInputValueChange={write} />,
  )
  const input = screen.getByRole('combobox')
  await expect.element(input).toHaveValue('alt')
  await input.click()
  await userEvent.keyboard('{End}o')
  expect(write).toHaveBeenLastCalledWith('alto')
  await screen.rerender(<Combobox label="Empresa" options={companies} value="serra" />)
  await expect.element(input).toHaveValue('Alto da Serra')
  await screen.rerender(<Combobox label="Empresa" options={companies} value={null} />)
  await expect.element(input).toHaveValue('')
})

test('submits its value with a form and restores the first one on reset', async () => {
  const screen = await render(
    <form data-testid="form">
      <Combobox label="Empresa" name="companyId" options={companies} defaultValue="lucas" />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  const sent = () => new FormData(form).get('companyId')
  expect(sent()).toBe('lucas')
  await screen.getByRole('combobox').fill('alto')
  await userEvent.keyboard('{Enter}')
  await expect.poll(sent).toBe('serra')
  form.reset()
  await expect.poll(sent).toBe('lucas')
  await expect.element(screen.getByRole('combobox')).toHaveValue('Clínica São Lucas')
})

test('submits no value that it does not show', async () => {
  const screen = await render(
    <form data-testid="form">
      <Combobox label="Empresa" name="companyId" options={companies} value="gone" />
    </form>,
  )
  await expect.element(screen.getByRole('combobox')).toHaveValue('')
  expect(new FormData(screen.getByTestId('form').element() as HTMLFormElement).get('companyId')).toBe('')
})

test.each(['disabled', 'readOnly'] as const)('does not open when %s', async (state) => {
  const { input, list } = await show({ [state]: true, defaultValue: 'lucas' })
  await input.click({ force: true })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(input).toHaveValue('Clínica São Lucas')
})

test("inside a Field it uses the field's label and error", async () => {
  const screen = await render(
    <Field label="Empresa" error="Escolha quem paga.">
      <Combobox options={companies} />
    </Field>,
  )
  const input = screen.getByRole('combobox', { name: 'Empresa' })
  await expect.element(input).toHaveAccessibleDescription('Escolha quem paga.')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})

test('inside a dialog the list can be clicked, and Esc closes it before the dialog', async () => {
  const screen = await render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Nova ordem">
        <Combobox label="Empresa" options={companies} />
      </Dialog.Content>
    </Dialog.Root>,
  )
  const input = screen.getByRole('combobox', { name: 'Empresa' })
  await input.click()
  await screen.getByRole('option', { name: 'Alto da Serra' }).click()
  await expect.element(input).toHaveValue('Alto da Serra')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

describe('with a thousand options', () => {
  test('mounts only the visible rows, including the selected one, each with its position', async () => {
    const { screen, input, option } = await show({ options: thousand, defaultValue: 'e500' })
    await input.click()
    const selected = option('Empresa 500')
    await expect.element(selected).toBeInViewport()
    await expect.element(selected).toHaveAttribute('aria-selected', 'true')
    await expect.element(selected).toHaveAttribute('aria-posinset', '501')
    await expect.element(selected).toHaveAttribute('aria-setsize', '1000')
    expect(screen.getByRole('option').elements().length).toBeLessThan(25)
  })

  test('keeps the active row mounted when it is scrolled out of view', async () => {
    const { input, list, active } = await show({ options: thousand })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(active).toBe('Empresa 0')
    list.element().scrollTop = 9000
    await expect.poll(() => document.body.textContent?.includes('Empresa 250')).toBe(true)
    expect(active()).toBe('Empresa 0')
    await expect.element(input).toHaveFocus()
  })
})
