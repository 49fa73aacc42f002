import { Button, Dialog, Stack, Text } from '@malote/ui'
import type { PlaceConsent } from '../../../lib/browser/place.ts'

/** Asks once whether steps are stored with the place of the device, before the browser asks. */
export function PlaceQuestion({ onAnswer }: { onAnswer: (consent: PlaceConsent) => void }) {
  return (
    <>
      <Stack gap="sm" className="grow">
        <Text weight="medium">Guardar o local junto com a entrega?</Text>
        <Text>
          O local da chegada e da entrega fica no histórico da ordem e protege você se alguém disser que não foi.
        </Text>
        <Text tone="subtle">Ele é lido só nesses momentos, e sem ele a entrega segue do mesmo jeito.</Text>
      </Stack>
      <Dialog.Footer>
        <Button variant="outline" tone="neutral" onClick={() => onAnswer('declined')}>
          Agora não
        </Button>
        <Button onClick={() => onAnswer('granted')}>Guardar o local</Button>
      </Dialog.Footer>
    </>
  )
}
