import { Card, Heading, RelativeTime, Table } from '@malote/ui'
import { IntakeForm } from './intake-form.tsx'

/** A server component. */
export default async function Page() {
  const parcels = await Promise.resolve(['OS-2026-000123', 'OS-2026-000124'])
  return (
    <main>
      <Heading level={1}>Parcel intake</Heading>
      <RelativeTime value="2026-11-20T13:30:00Z" />
      <Card.Root>
        <Table.Root label="Parcels">
          <Table.Body>
            {parcels.map((parcel) => (
              <Table.Row key={parcel}>
                <Table.Cell>{parcel}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Card.Root>
      <IntakeForm />
    </main>
  )
}
