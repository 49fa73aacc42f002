import type { ReactElement } from 'react'
import { MaskedField } from '../br.ts'
import { BarChart, LineChart, StackedBarChart } from '../charts.ts'
import {
  Avatar,
  Checkbox,
  CheckboxGroup,
  CodeBlock,
  CodeField,
  Combobox,
  CommandPalette,
  ConfirmDialog,
  DateField,
  DateRangeField,
  DateTimeField,
  Dialog,
  Disclosure,
  Drawer,
  ErrorSummary,
  Field,
  FileDrop,
  FilterChip,
  IconButton,
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
  Stepper,
  Switch,
  Table,
  TabNav,
  Tabs,
  Textarea,
  TextField,
  TimeField,
} from '../index.ts'

/** A developer mistake: the component, the element, and the message of the expected error. */
export type InvalidElement = readonly [component: string, element: ReactElement, message: string]

const pair = [
  { value: 'a', label: 'Um' },
  { value: 'b', label: 'Dois' },
] as const
const duplicateOptions = [
  { value: 'a', label: 'Um' },
  { value: 'a', label: 'Outro' },
] as const
const noop = () => {}
const noNameMessage = 'has no accessible name'

/** Elements without an accessible name. */
export const missingNames: readonly InvalidElement[] = [
  ['Avatar', <Avatar key="" name="" />, noNameMessage],
  ['BarChart', <BarChart key="" label="" data={[]} />, noNameMessage],
  ['Checkbox', <Checkbox key="" label="" />, noNameMessage],
  ['CheckboxGroup', <CheckboxGroup key="" label="" options={pair} />, noNameMessage],
  [
    'CodeBlock',
    <CodeBlock key="" label="">
      1
    </CodeBlock>,
    noNameMessage,
  ],
  ['CodeField', <CodeField key="" label="" />, noNameMessage],
  ['Combobox', <Combobox key="" options={pair} />, noNameMessage],
  [
    'ConfirmDialog',
    <ConfirmDialog key="" open onOpenChange={noop} title="Excluir?" confirmLabel="" onConfirm={noop} />,
    noNameMessage,
  ],
  ['DateField', <DateField key="" label="" />, noNameMessage],
  ['DateRangeField', <DateRangeField key="" label="" />, noNameMessage],
  [
    'Dialog.Content',
    <Dialog.Root key="" open>
      <Dialog.Content title="" />
    </Dialog.Root>,
    noNameMessage,
  ],
  [
    'Drawer.Content',
    <Drawer.Root key="" open>
      <Drawer.Content title="" />
    </Drawer.Root>,
    noNameMessage,
  ],
  [
    'Field',
    <Field key="" label="">
      <input aria-label="Nome" />
    </Field>,
    noNameMessage,
  ],
  ['Disclosure', <Disclosure key="" summary="" />, noNameMessage],
  ['FileDrop', <FileDrop key="" label="" />, noNameMessage],
  ['FilterChip', <FilterChip key="" label="" />, noNameMessage],
  ['IconButton', <IconButton key="" label="" />, noNameMessage],
  ['LineChart', <LineChart key="" label="" categories={[]} series={[]} />, noNameMessage],
  ['MaskedField', <MaskedField key="" kind="cep" label="" />, noNameMessage],
  ['MoneyField', <MoneyField key="" label="" />, noNameMessage],
  ['MultiSelect', <MultiSelect key="" options={pair} />, noNameMessage],
  ['NumberField', <NumberField key="" label="" />, noNameMessage],
  ['PasswordField', <PasswordField key="" label="" />, noNameMessage],
  [
    'Popover.Content',
    <Popover.Root key="">
      <Popover.Content label="" />
    </Popover.Root>,
    noNameMessage,
  ],
  ['ProgressBar', <ProgressBar key="" label="" value={1} />, noNameMessage],
  ['RadioGroup', <RadioGroup key="" label="" options={pair} />, noNameMessage],
  ['ScrollArea', <ScrollArea key="" label="" />, noNameMessage],
  ['SearchField', <SearchField key="" label="" />, noNameMessage],
  ['Section', <Section key="" title="" />, noNameMessage],
  ['SegmentedControl', <SegmentedControl key="" label="" options={pair} />, noNameMessage],
  ['Select', <Select key="" options={pair} />, noNameMessage],
  ['Sidebar.Nav', <Sidebar.Nav key="" label="" />, noNameMessage],
  ['StackedBarChart', <StackedBarChart key="" label="" categories={[]} series={[]} />, noNameMessage],
  ['Stepper.Root', <Stepper.Root key="" label="" />, noNameMessage],
  ['Switch', <Switch key="" label="" />, noNameMessage],
  ['Table.Root', <Table.Root key="" label="" />, noNameMessage],
  ['TabNav.Root', <TabNav.Root key="" label="" />, noNameMessage],
  [
    'Tabs.List',
    <Tabs.Root key="" defaultValue="a">
      <Tabs.List label="" />
    </Tabs.Root>,
    noNameMessage,
  ],
  ['Textarea', <Textarea key="" label="" />, noNameMessage],
  ['TextField', <TextField key="" label="" />, noNameMessage],
  ['DateTimeField', <DateTimeField key="" label="" />, noNameMessage],
  ['TimeField', <TimeField key="" label="" />, noNameMessage],
]

const same = 'two options with the value "a"'

/** Elements with two options of the same value. */
export const duplicateValues: readonly InvalidElement[] = [
  ['CheckboxGroup', <CheckboxGroup key="" label="Provas" options={duplicateOptions} />, same],
  ['Combobox', <Combobox key="" label="Empresa" options={duplicateOptions} />, same],
  [
    'CommandPalette',
    <CommandPalette
      key=""
      open
      onOpenChange={noop}
      items={duplicateOptions.map(({ value, label }) => ({ id: value, label }))}
    />,
    same,
  ],
  ['MultiSelect', <MultiSelect key="" label="Empresas" options={duplicateOptions} />, same],
  ['RadioGroup', <RadioGroup key="" label="Veículo" options={duplicateOptions} />, same],
  ['SegmentedControl', <SegmentedControl key="" label="Período" options={duplicateOptions} />, same],
  ['Select', <Select key="" label="Empresa" options={duplicateOptions} />, same],
]

/** Elements with an invalid date, time or field name. */
export const invalidValues: readonly InvalidElement[] = [
  ['Tabs.Root', <Tabs.Root key="" />, 'Pass defaultValue="…" or value="…" with the value of a tab.'],
  ['DateField', <DateField key="" label="Dia" value="25/12/2026" />, 'Pass it as yyyy-MM-dd, or null for none.'],
  [
    'DateRangeField',
    <DateRangeField key="" label="Período" value={{ from: 'ontem', to: null }} />,
    'Pass it as yyyy-MM-dd, or null for none.',
  ],
  [
    'DateTimeField',
    <DateTimeField key="" label="Prazo" value="2026-12-25 14:30" />,
    'Pass it as yyyy-MM-ddTHH:mm, or null for none.',
  ],
  ['TimeField', <TimeField key="" label="Hora" value="lixo" />, 'Pass it as HH:mm, or null for none.'],
  [
    'ErrorSummary',
    <ErrorSummary key="" errors={[{ name: 'phone', message: 'Diga o telefone.' }]} />,
    'Give the field name="phone"',
  ],
]
