import {
  Alert,
  Badge,
  Button,
  Card,
  Checkbox,
  Combobox,
  DataTable,
  DateField,
  DescriptionList,
  Dialog,
  Disclosure,
  DropdownMenu,
  Heading,
  Kbd,
  NumberField,
  PageHeader,
  RadioGroup,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Table,
  TabNav,
  Text,
  Textarea,
  TextField,
  ThemeScope,
} from '@malote/ui'

const cities = [
  { value: 'sp', label: 'São Paulo' },
  { value: 'rj', label: 'Rio de Janeiro' },
]
const orders = [{ number: 'OS-2026-000001', city: 'Campinas' }]

/** One of each kind of component, as another application places them. */
export function Guest() {
  return (
    <ThemeScope id="guest">
      <Stack gap="md">
        <PageHeader title="Entregas" description="As de hoje." />
        <Heading level={2}>Resumo</Heading>
        <Text>Um texto</Text>
        <Alert tone="warning" title="Faltam dados">
          Confira o endereço.
        </Alert>
        <Button>Criar ordem</Button>
        <Button asChild tone="neutral" variant="outline">
          <a href="#lista">Ver lista</a>
        </Button>
        <Badge>Novo</Badge>
        <Kbd keys="Escape" />
        <Card.Root>
          <Card.Header title="Endereço" level={2} />
          <Card.Body>
            <TextField label="Rua" hint="Sem abreviar" />
            <Textarea label="Observações" />
            <NumberField label="Volumes" />
            <DateField label="Dia" />
            <Select label="Cidade" options={cities} />
            <Combobox label="Empresa" options={cities} />
            <Checkbox label="Frágil" />
            <Switch label="Avisar" />
            <RadioGroup label="Prioridade" options={cities} />
            <SegmentedControl label="Período" options={cities} />
          </Card.Body>
        </Card.Root>
        <TabNav.Root label="Situação">
          <TabNav.Item href="#abertas" active>
            Abertas
          </TabNav.Item>
          <TabNav.Item href="#todas">Todas</TabNav.Item>
        </TabNav.Root>
        <Table.Root label="Ordens">
          <Table.Body>
            <Table.Row>
              <Table.Cell>OS-2026-000001</Table.Cell>
            </Table.Row>
          </Table.Body>
        </Table.Root>
        <DataTable.Root
          label="Lista"
          columns={[{ id: 'number', header: 'Número', value: ({ number }) => number }]}
          rows={orders}
          getRowId={({ number }) => number}
        />
        <DescriptionList.Root>
          <DescriptionList.Item term="Cidade">Campinas</DescriptionList.Item>
        </DescriptionList.Root>
        <Disclosure summary="Como contamos">Por dia.</Disclosure>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button tone="neutral">Ações</Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content>
            <DropdownMenu.Item>Imprimir etiqueta</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
        <Dialog.Root>
          <Dialog.Trigger asChild>
            <Button tone="neutral">Compartilhar</Button>
          </Dialog.Trigger>
          <Dialog.Content title="Compartilhar rastreio">Copie o link.</Dialog.Content>
        </Dialog.Root>
      </Stack>
    </ThemeScope>
  )
}
