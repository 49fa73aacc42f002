import { Badge, Button, Card, Heading, NavLink, RelativeTime, Select, Table, TextField, tokens } from '@malote/ui'
import '@malote/ui/styles.css'

/** An async server component; interactive parts come from the package. */
export async function Page() {
  const orders = await Promise.resolve(['OS-2026-000123', 'OS-2026-000124'])
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <title>Aplicação no servidor</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main data-primary={tokens.color.primary.light}>
          <Heading level={1}>Ordens de serviço</Heading>
          <Card.Root>
            <Badge tone="info">{orders.length} ordens</Badge>
            <RelativeTime value="2026-11-20T13:30:00Z" />
          </Card.Root>
          <NavLink href="/ordens">Ordens</NavLink>
          <Table.Root label="Ordens de serviço">
            <Table.Body>
              {orders.map((order) => (
                <Table.Row key={order}>
                  <Table.Cell>{order}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
          <Select label="Cidade" options={[{ value: 'sp', label: 'São Paulo' }]} />
          <TextField label="Destinatário" name="recipient" />
          <Button type="submit">Criar ordem</Button>
        </main>
      </body>
    </html>
  )
}
