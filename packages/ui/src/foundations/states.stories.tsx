import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { MaskedField } from '../br.ts'
import {
  Alert,
  Badge,
  Button,
  Checkbox,
  CheckboxGroup,
  Combobox,
  DateField,
  DateRangeField,
  FileDrop,
  Link,
  Loader,
  MoneyField,
  MultiSelect,
  NumberField,
  PasswordField,
  ProgressBar,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  Skeleton,
  Switch,
  TabNav,
  Textarea,
  TextField,
  TimeField,
} from '../index.ts'
import { snapshots } from '../testing/snapshots.ts'

const options = [
  { value: 'a', label: 'Padaria Estrela' },
  { value: 'b', label: 'Clínica São Lucas' },
]

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="grid max-w-5xl items-start gap-4 md:grid-cols-3">{children}</div>
)

const meta = {
  title: 'Foundations/Estados (read-only, forced colors, reduced motion)',
  parameters: { ...snapshots.lightOnly, controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const invoice = new File(['x'.repeat(48_000)], 'nota-fiscal-000128.pdf', { type: 'application/pdf' })

/**
 * The fields that have `readOnly`: the value is readable, can be copied and is submitted, but does not change.
 * `SignaturePad` has a story in its folder.
 */
export const ReadOnly: Story = {
  render: () => (
    <Sheet>
      <TextField label="TextField" readOnly defaultValue="Mariana Duarte" />
      <PasswordField label="PasswordField" readOnly defaultValue="segredo" />
      <SearchField label="SearchField" readOnly value="padaria" onValueChange={() => {}} />
      <MaskedField label="MaskedField" kind="cep" readOnly defaultValue="01310100" />
      <MoneyField label="MoneyField" readOnly defaultValue={123456} />
      <NumberField label="NumberField" readOnly defaultValue={12} />
      <DateField label="DateField" readOnly defaultValue="2026-12-25" />
      <TimeField label="TimeField" readOnly defaultValue="14:30" />
      <DateRangeField label="DateRangeField" readOnly defaultValue={{ from: '2026-12-01', to: '2026-12-25' }} />
      <Select label="Select" readOnly options={options} defaultValue="a" />
      <Combobox label="Combobox" readOnly options={options} defaultValue="a" />
      <MultiSelect label="MultiSelect" readOnly options={options} defaultValue={['a', 'b']} />
      <CheckboxGroup label="CheckboxGroup" readOnly options={options} defaultValue={['a']} />
      <RadioGroup label="RadioGroup" readOnly options={options} defaultValue="a" />
      <SegmentedControl label="SegmentedControl" readOnly options={options} defaultValue="a" />
      <Checkbox label="Checkbox" readOnly defaultChecked />
      <Switch label="Switch" readOnly defaultChecked />
      <Textarea label="Textarea" readOnly defaultValue="Portaria fecha às 18:00." />
      <FileDrop label="FileDrop" readOnly value={[invoice]} />
    </Sheet>
  ),
}

/**
 * The components whose borders, selection and states must not depend on a background. The tests take its picture with
 * forced colors; in Storybook the guide explains how to turn them on.
 */
export const ForcedColors: Story = {
  render: () => (
    <Sheet>
      <Button>Criar ordem</Button>
      <Button tone="neutral" variant="outline">
        Importar ordens
      </Button>
      <Button disabled>Salvar</Button>
      <Link href="#politica">Política de privacidade</Link>
      <Badge tone="warning">Urgente</Badge>
      <ProgressBar label="Importando" value={38} max={120} valueText="38 de 120" />
      <TextField label="TextField" error="Informe quem recebe." />
      <Select label="Select" options={options} defaultValue="a" />
      <Combobox label="Combobox" options={options} disabled />
      <Checkbox label="Checkbox" defaultChecked />
      <Switch label="Switch" defaultChecked />
      <Switch label="Switch" />
      <RadioGroup label="RadioGroup" options={options} defaultValue="a" />
      <SegmentedControl label="SegmentedControl" options={options} defaultValue="a" />
      <TabNav.Root label="TabNav">
        <TabNav.Item href="#abertas" active>
          Em aberto
        </TabNav.Item>
        <TabNav.Item href="#concluidas">Concluídas</TabNav.Item>
      </TabNav.Root>
      <Alert tone="danger" title="Não foi possível salvar.">
        Tente de novo.
      </Alert>
    </Sheet>
  ),
}

/** The components that move: with reduced motion they show their state without movement. */
export const ReducedMotion: Story = {
  render: () => (
    <Sheet>
      <Loader delay={0} label="Gerando o relatório…" />
      <Skeleton delay={0} className="w-40" />
      <ProgressBar label="Importando" value={null} />
      <Button pending>Criar ordem</Button>
      <Switch label="Switch" defaultChecked />
    </Sheet>
  ),
}
