import { Button, Dialog, Stack, Text } from '@malote/ui'
import type { PlaceConsent } from '../../lib/browser/place.ts'

/** Requests, once for each device and before the browser does, the permission to store steps with its place. */
export function PlaceQuestion({ onChoose }: { onChoose: (consent: PlaceConsent) => void }) {
  return (
    <>
      <Stack gap="sm" className="grow">
        <Text weight="medium">Registrar onde você está?</Text>
        <Text>
          O local da chegada e da entrega fica no histórico da ordem e protege você se alguém disser que não foi.
        </Text>
        <Text tone="subtle">Ele é lido só nesses momentos, e sem ele a entrega segue do mesmo jeito.</Text>
      </Stack>
      <Dialog.Footer>
        <Button variant="outline" tone="neutral" onClick={() => onChoose('declined')}>
          Agora não
        </Button>
        <Button onClick={() => onChoose('granted')}>Guardar o local</Button>
      </Dialog.Footer>
    </>
  )
}
