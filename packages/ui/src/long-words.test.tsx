import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StatusBadge } from './delivery.ts'
import * as ui from './index.ts'

const word = 'Otorrinolaringologista'.repeat(228).slice(0, 5000)
const options = [
  { value: 'long', label: word, description: word },
  { value: 'b', label: 'Dois' },
]
const texts = { label: word, help: word, error: word }

const contents: readonly (readonly [string, ReactElement])[] = [
  [
    'Alert',
    <ui.Alert key="" title={word}>
      {word}
    </ui.Alert>,
  ],
  ['Avatar', <ui.Avatar key="" name={word} />],
  ['Badge', <ui.Badge key="">{word}</ui.Badge>],
  [
    'Banner',
    <ui.Banner key="" onDismiss={() => {}}>
      {word}
    </ui.Banner>,
  ],
  ['Button', <ui.Button key="">{word}</ui.Button>],
  ['Card', <ui.Card.Root key="">{word}</ui.Card.Root>],
  ['Checkbox', <ui.Checkbox key="" {...texts} />],
  ['CheckboxGroup', <ui.CheckboxGroup key="" {...texts} options={options} />],
  ['Code', <ui.Code key="">{word}</ui.Code>],
  ['Combobox', <ui.Combobox key="" {...texts} options={options} defaultValue="long" />],
  ['DateField', <ui.DateField key="" {...texts} />],
  [
    'DescriptionList',
    <ui.DescriptionList.Root key="">
      <ui.DescriptionList.Item term={word}>{word}</ui.DescriptionList.Item>
    </ui.DescriptionList.Root>,
  ],
  [
    'EmptyState',
    <ui.EmptyState key="" title={word}>
      {word}
    </ui.EmptyState>,
  ],
  [
    'ErrorState',
    <ui.ErrorState key="" title={word} requestId={word}>
      {word}
    </ui.ErrorState>,
  ],
  ['ErrorSummary', <ui.ErrorSummary key="" title={word} errors={[{ message: word }]} />],
  ['FileDrop', <ui.FileDrop key="" {...texts} value={[new File([], word)]} />],
  ['FilterChip', <ui.FilterChip key="" label={word} value={word} onRemove={() => {}} />],
  ['Heading', <ui.Heading key="">{word}</ui.Heading>],
  [
    'Link',
    <ui.Link key="" href="/">
      {word}
    </ui.Link>,
  ],
  ['MultiSelect', <ui.MultiSelect key="" {...texts} options={options} defaultValue={['long', 'b']} />],
  [
    'NavLink',
    <ui.NavLink key="" href="/">
      {word}
    </ui.NavLink>,
  ],
  ['NumberField', <ui.NumberField key="" {...texts} unit={word} />],
  ['PageHeader', <ui.PageHeader key="" title={word} description={word} />],
  ['ProgressBar', <ui.ProgressBar key="" label={word} value={0.5} />],
  [
    'Prose',
    <ui.Prose key="">
      <p>{word}</p>
    </ui.Prose>,
  ],
  ['RadioGroup', <ui.RadioGroup key="" {...texts} options={options} />],
  ['SearchField', <ui.SearchField key="" label={word} defaultValue={word} />],
  [
    'Section',
    <ui.Section key="" title={word} description={word}>
      {word}
    </ui.Section>,
  ],
  ['Select', <ui.Select key="" {...texts} options={options} defaultValue="long" />],
  ['StatCard', <ui.StatCard key="" label={word} value={word} hint={word} />],
  [
    'StatusBadge',
    <StatusBadge key="" kind="done">
      {word}
    </StatusBadge>,
  ],
  [
    'Stepper',
    <ui.Stepper.Root key="" label="Passos">
      <ui.Stepper.Step title={word} description={word} />
    </ui.Stepper.Root>,
  ],
  ['Switch', <ui.Switch key="" {...texts} />],
  ['Text', <ui.Text key="">{word}</ui.Text>],
  ['TextField', <ui.TextField key="" {...texts} defaultValue={word} />],
  ['Textarea', <ui.Textarea key="" {...texts} defaultValue={word} showCount maxLength={6000} />],
  [
    'Timeline',
    <ui.Timeline.Root key="">
      <ui.Timeline.Item title={word} time={word}>
        {word}
      </ui.Timeline.Item>
    </ui.Timeline.Root>,
  ],
]

test.each(contents)('%s keeps a word of 5,000 letters within 320 px', async (_, element) => {
  const screen = await render(
    <div data-testid="phone" style={{ width: 320 }}>
      {element}
    </div>,
  )
  const phone = screen.getByTestId('phone').element()
  expect(phone.scrollWidth).toBeLessThanOrEqual(320)
})

test.each([
  ['Select', <ui.Select key="" label="Empresa" options={options} />, 'listbox'],
  ['Combobox', <ui.Combobox key="" label="Empresa" options={options} />, 'listbox'],
  ['MultiSelect', <ui.MultiSelect key="" label="Empresa" options={options} />, 'listbox'],
] as const)('the open list of %s fits in the window', async (_, element, role) => {
  const screen = await render(element)
  await screen.getByRole('combobox').click()
  await expect.element(screen.getByRole(role)).toBeVisible()
  const { left, right } = screen.getByRole(role).element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(innerWidth)
  await userEvent.keyboard('{Escape}')
})

test('a dialog and its parts fit in the window', async () => {
  const screen = await render(
    <ui.Dialog.Root defaultOpen>
      <ui.Dialog.Content title={word} description={word}>
        {word}
        <ui.Dialog.Footer>
          <ui.Button>{word}</ui.Button>
        </ui.Dialog.Footer>
      </ui.Dialog.Content>
    </ui.Dialog.Root>,
  )
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  const dialog = screen.getByRole('dialog').element()
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
})
