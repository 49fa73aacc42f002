import type { Meta, StoryObj } from '@storybook/react-vite'
import Printer from 'lucide-react/icons/printer'
import { Fragment, type ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { MaskedField } from '../br.ts'
import {
  Alert,
  Badge,
  Button,
  Checkbox,
  CheckboxGroup,
  CodeField,
  Combobox,
  DateField,
  DateRangeField,
  DateTimeField,
  DropdownMenu,
  FileDrop,
  FilterChip,
  IconButton,
  Link,
  Loader,
  MoneyField,
  MultiSelect,
  NavLink,
  NumberField,
  Pagination,
  PasswordField,
  ProgressBar,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  Skeleton,
  StatCard,
  Switch,
  Table,
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
      <CodeField label="CodeField" readOnly defaultValue="482193" />
      <MoneyField label="MoneyField" readOnly defaultValue={123456} />
      <NumberField label="NumberField" readOnly defaultValue={12} />
      <DateField label="DateField" readOnly defaultValue="2026-12-25" />
      <TimeField label="TimeField" readOnly defaultValue="14:30" />
      <DateTimeField label="DateTimeField" readOnly defaultValue="2026-12-25T14:30" />
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

interface HoverSample {
  name: string
  /** Renders it with a state for the names of landmarks, which are unique on a page. */
  render: (state: string) => ReactNode
  /** The part that the pointer is over. */
  target: string
}

const hoverSamples: readonly HoverSample[] = [
  { name: 'Button', render: () => <Button>Criar ordem</Button>, target: '[data-slot=button]' },
  {
    name: 'Button, outline',
    render: () => (
      <Button tone="neutral" variant="outline">
        Importar ordens
      </Button>
    ),
    target: '[data-slot=button]',
  },
  {
    name: 'IconButton',
    render: () => (
      <IconButton label="Imprimir etiqueta">
        <Printer aria-hidden />
      </IconButton>
    ),
    target: '[data-slot=icon-button]',
  },
  { name: 'Link', render: () => <Link href="#politica">Política de privacidade</Link>, target: '[data-slot=link]' },
  {
    name: 'NavLink',
    render: () => (
      <ul>
        <NavLink href="#etiquetas" icon={<Printer aria-hidden />}>
          Etiquetas
        </NavLink>
      </ul>
    ),
    target: '[data-slot=nav-link]',
  },
  {
    name: 'TabNav.Item',
    render: (state) => (
      <TabNav.Root label={`Situação, ${state}`}>
        <TabNav.Item href="#abertas" active>
          Em aberto
        </TabNav.Item>
        <TabNav.Item href="#concluidas">Concluídas</TabNav.Item>
      </TabNav.Root>
    ),
    target: '[data-slot=tab-nav-item]:last-of-type',
  },
  { name: 'FilterChip', render: () => <FilterChip label="Prioridade" />, target: '[data-slot=filter-chip-control]' },
  {
    name: 'Pagination',
    render: (state) => (
      <Pagination
        aria-label={`Páginas, ${state}`}
        page={1}
        totalPages={3}
        total={54}
        limit={20}
        getHref={(page) => `#pagina-${page}`}
      />
    ),
    target: '[data-slot=pagination] li:nth-child(3) a',
  },
  {
    name: 'StatCard, a link',
    render: () => (
      <StatCard label="Em rota" value="38" asChild>
        <a href="#em-rota" />
      </StatCard>
    ),
    target: '[data-slot=stat-card]',
  },
  {
    name: 'Table.Row with a link',
    render: (state) => (
      <Table.Root label={`Ordens, ${state}`}>
        <Table.Head>
          <Table.Row>
            <Table.HeaderCell>Ordem</Table.HeaderCell>
            <Table.HeaderCell>Empresa</Table.HeaderCell>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          <Table.Row>
            <Table.Cell>
              <Table.RowLink href="#ordem">OS-2026-000128</Table.RowLink>
            </Table.Cell>
            <Table.Cell>Padaria Estrela</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table.Root>
    ),
    target: '[data-slot=table-body] [data-slot=table-row]',
  },
]

/** Each component at rest, and with the pointer over it; a menu marks the item under the pointer. */
export const Hover: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-4">
      <div className="grid w-full max-w-3xl items-center gap-4 md:grid-cols-3">
        {hoverSamples.map(({ name, render }) => (
          <Fragment key={name}>
            <span className="text-subtle">{name}</span>
            <div className="min-w-0">{render('em repouso')}</div>
            <div className="min-w-0" data-hovered>
              {render('com o ponteiro')}
            </div>
          </Fragment>
        ))}
      </div>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button tone="neutral" variant="outline">
            Ações
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="start">
          <DropdownMenu.Item>Duplicar ordem</DropdownMenu.Item>
          <DropdownMenu.Item icon={<Printer aria-hidden />}>Imprimir etiqueta</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  ),
  parameters: {
    // The default root does not exist in tests.
    pseudo: { rootSelector: 'body', hover: hoverSamples.map(({ target }) => `[data-hovered] ${target}`) },
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ações' }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu', { name: 'Ações' }))
    await userEvent.hover(menu.getByRole('menuitem', { name: 'Imprimir etiqueta' }))
    await waitFor(() =>
      expect(menu.getByRole('menuitem', { name: 'Imprimir etiqueta' })).toHaveAttribute('data-highlighted'),
    )
  },
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
