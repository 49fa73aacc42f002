import type { ReactElement } from 'react'
import {
  Avatar,
  BarChart,
  Checkbox,
  CheckboxGroup,
  CodeBlock,
  Combobox,
  CommandPalette,
  ConfirmDialog,
  ContextMenu,
  DateField,
  DateRangeField,
  DateTimeField,
  Dialog,
  Disclosure,
  DonutChart,
  Drawer,
  ErrorSummary,
  Field,
  FileDrop,
  FilterChip,
  IconButton,
  LineChart,
  MaskedField,
  MoneyField,
  MultiSelect,
  NumberField,
  PasswordField,
  Popover,
  ProgressBar,
  RadioGroup,
  ScrollArea,
  SearchField,
  Section,
  SegmentedControl,
  Select,
  Sidebar,
  Sparkline,
  StackedBarChart,
  Stepper,
  Switch,
  Table,
  Tabs,
  Textarea,
  TextField,
  TimeField,
} from '../index.js'

/** What a developer may get wrong: the component, how, and the words of the error that stops development. */
export type Mistake = readonly [component: string, element: ReactElement, message: string]

const pair = [
  { value: 'a', label: 'Um' },
  { value: 'b', label: 'Dois' },
] as const
const twice = [
  { value: 'a', label: 'Um' },
  { value: 'a', label: 'Outro' },
] as const
const nothing = () => {}
const unnamed = 'has no accessible name'

/** Without a name that screen readers can say. */
export const nameless: readonly Mistake[] = [
  ['Avatar', <Avatar key="" name="" />, unnamed],
  ['BarChart', <BarChart key="" label="" data={[]} />, unnamed],
  ['Checkbox', <Checkbox key="" label="" />, unnamed],
  ['CheckboxGroup', <CheckboxGroup key="" label="" options={pair} />, unnamed],
  [
    'CodeBlock',
    <CodeBlock key="" label="">
      1
    </CodeBlock>,
    unnamed,
  ],
  ['Combobox', <Combobox key="" options={pair} />, unnamed],
  [
    'ConfirmDialog',
    <ConfirmDialog key="" open onOpenChange={nothing} title="Excluir?" confirmLabel="" onConfirm={nothing} />,
    unnamed,
  ],
  [
    'ContextMenu.Content',
    <ContextMenu.Root key="">
      <ContextMenu.Content label="" />
    </ContextMenu.Root>,
    unnamed,
  ],
  ['DateField', <DateField key="" label="" />, unnamed],
  ['DateRangeField', <DateRangeField key="" label="" />, unnamed],
  ['DateTimeField', <DateTimeField key="" label="" />, unnamed],
  [
    'Dialog.Content',
    <Dialog.Root key="" open>
      <Dialog.Content title="" />
    </Dialog.Root>,
    unnamed,
  ],
  ['DonutChart', <DonutChart key="" label="" data={[]} />, unnamed],
  [
    'Drawer.Content',
    <Drawer.Root key="" open>
      <Drawer.Content title="" />
    </Drawer.Root>,
    unnamed,
  ],
  [
    'Field',
    <Field key="" label="">
      <input aria-label="Nome" />
    </Field>,
    unnamed,
  ],
  ['Disclosure', <Disclosure key="" summary="" />, unnamed],
  ['FileDrop', <FileDrop key="" label="" />, unnamed],
  ['FilterChip', <FilterChip key="" label="" />, unnamed],
  ['IconButton', <IconButton key="" label="" />, unnamed],
  ['LineChart', <LineChart key="" label="" categories={[]} series={[]} />, unnamed],
  ['MaskedField', <MaskedField key="" kind="cep" label="" />, unnamed],
  ['MoneyField', <MoneyField key="" label="" />, unnamed],
  ['MultiSelect', <MultiSelect key="" options={pair} />, unnamed],
  ['NumberField', <NumberField key="" label="" />, unnamed],
  ['PasswordField', <PasswordField key="" label="" />, unnamed],
  [
    'Popover.Content',
    <Popover.Root key="">
      <Popover.Content label="" />
    </Popover.Root>,
    unnamed,
  ],
  ['ProgressBar', <ProgressBar key="" label="" value={1} />, unnamed],
  ['RadioGroup', <RadioGroup key="" label="" options={pair} />, unnamed],
  ['ScrollArea', <ScrollArea key="" label="" />, unnamed],
  ['SearchField', <SearchField key="" label="" />, unnamed],
  ['Section', <Section key="" title="" />, unnamed],
  ['SegmentedControl', <SegmentedControl key="" label="" options={pair} />, unnamed],
  ['Select', <Select key="" options={pair} />, unnamed],
  ['Sidebar.Nav', <Sidebar.Nav key="" label="" />, unnamed],
  ['Sparkline', <Sparkline key="" label="" values={[1, 2]} />, unnamed],
  ['StackedBarChart', <StackedBarChart key="" label="" categories={[]} series={[]} />, unnamed],
  ['Stepper.Root', <Stepper.Root key="" label="" />, unnamed],
  ['Switch', <Switch key="" label="" />, unnamed],
  ['Table.Root', <Table.Root key="" label="" />, unnamed],
  ['Tabs.Root', <Tabs.Root key="" label="" />, unnamed],
  ['Textarea', <Textarea key="" label="" />, unnamed],
  ['TextField', <TextField key="" label="" />, unnamed],
  ['TimeField', <TimeField key="" label="" />, unnamed],
]

const same = 'two options with the value "a"'

/** Two options that cannot be told apart. */
export const doubled: readonly Mistake[] = [
  ['CheckboxGroup', <CheckboxGroup key="" label="Provas" options={twice} />, same],
  ['Combobox', <Combobox key="" label="Empresa" options={twice} />, same],
  [
    'CommandPalette',
    <CommandPalette
      key=""
      open
      onOpenChange={nothing}
      items={twice.map(({ value, label }) => ({ id: value, label }))}
    />,
    same,
  ],
  ['MultiSelect', <MultiSelect key="" label="Empresas" options={twice} />, same],
  ['RadioGroup', <RadioGroup key="" label="Veículo" options={twice} />, same],
  ['SegmentedControl', <SegmentedControl key="" label="Período" options={twice} />, same],
  ['Select', <Select key="" label="Empresa" options={twice} />, same],
]

/** What is no date, no hour, no field. */
export const unreadable: readonly Mistake[] = [
  ['DateField', <DateField key="" label="Dia" value="25/12/2026" />, 'Pass it as yyyy-MM-dd, or null for none.'],
  [
    'DateRangeField',
    <DateRangeField key="" label="Período" value={{ from: 'ontem', to: null }} />,
    'Pass it as yyyy-MM-dd, or null for none.',
  ],
  [
    'DateTimeField',
    <DateTimeField key="" label="Coleta" value="25/12/2026 14:30" />,
    'Pass it as yyyy-MM-ddTHH:mm, or null for none.',
  ],
  ['TimeField', <TimeField key="" label="Hora" value="lixo" />, 'Pass it as HH:mm, or null for none.'],
  [
    'ErrorSummary',
    <ErrorSummary key="" errors={[{ name: 'phone', message: 'Diga o telefone.' }]} />,
    'Give the field name="phone"',
  ],
]
