import { useState } from 'react'
import { SignaturePad } from '../../../packages/ui/src/delivery.ts'
import { DataTable } from '../../../packages/ui/src/index.ts'

const rows = [{ id: 'a', to: 'Mariana', city: 'Campinas' }]
const columns: DataTable.Column<(typeof rows)[number]>[] = [
  { id: 'to', header: 'Destinatário', value: ({ to }) => to },
  { id: 'city', header: 'Cidade', value: ({ city }) => city },
]

/** What a person drags: the line of a signature, and the edge of a column. */
export function Drags() {
  const [signature, setSignature] = useState<File | null>(null)
  return (
    <>
      <SignaturePad label="Assinatura" value={signature} onValueChange={setSignature} />
      <output>{signature && `${signature.type} ${signature.size > 500 ? 'com traço' : 'vazia'}`}</output>
      <DataTable.Root label="Ordens" columns={columns} rows={rows} getRowId={({ id }) => id} resizable>
        <DataTable.Table />
      </DataTable.Root>
    </>
  )
}
