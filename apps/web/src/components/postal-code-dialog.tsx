import type { PostalCodeMatch } from '@malote/api-client'
import { Alert, Button, Dialog, Loader, RadioGroup, Stack, Text } from '@malote/ui'
import { formatMasked } from '@malote/ui/br'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../lib/forms/form-errors.ts'
import { postalCodeSearchQuery } from './use-postal-code.ts'

interface PostalCodeDialogProps {
  /** The address whose CEP is searched. */
  address: Parameters<typeof postalCodeSearchQuery>[0]
  onChoose: (match: PostalCodeMatch) => void
  onClose: () => void
}

/** The CEPs of the street of an address; the user chooses one. The only exact one is selected at first. */
export function PostalCodeDialog({ address, onChoose, onClose }: PostalCodeDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(postalCodeSearchQuery(address))
  const [chosen, setChosen] = useState<string>()
  const matches = data?.data ?? []
  const exact = matches.filter((match) => match.exact)
  const selected = chosen ?? (exact.length === 1 ? exact[0]?.postalCode : undefined)
  const match = matches.find(({ postalCode }) => postalCode === selected)

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        title="CEP deste endereço"
        description={[
          [address.street, address.number].filter(Boolean).join(', '),
          `${address.city}, ${address.state}`,
        ].join(' · ')}
      >
        <Stack gap="md">
          {isFetching && <Loader label="Buscando o CEP…" />}
          {!isFetching && error && <Alert tone="danger" title={getErrorMessage(error)} />}
          {data && matches.length === 0 && (
            <Text>
              Não encontramos esta rua. Confira o nome dela e o da cidade. Numa cidade de um CEP só, é ele o da rua.
            </Text>
          )}
          {matches.length > 0 && (
            <RadioGroup
              label={matches.length === 1 ? 'Encontramos este CEP' : 'Encontramos estes CEPs'}
              help={exact.length === 1 ? undefined : 'Confira o bairro e os números antes de escolher.'}
              value={selected ?? null}
              onValueChange={setChosen}
              options={matches.map(({ postalCode, street, numbers, neighborhood, city }) => ({
                value: postalCode,
                label: `${formatMasked('cep', postalCode)} · ${[street, numbers].filter(Boolean).join(', ')}`,
                help: [neighborhood, city].filter(Boolean).join(', '),
              }))}
            />
          )}
        </Stack>
        <Dialog.Footer>
          <Button tone="neutral" variant="outline" onClick={onClose}>
            Voltar ao endereço
          </Button>
          {error ? (
            <Button onClick={() => refetch()}>Buscar de novo</Button>
          ) : (
            <Button
              disabledReason={match ? undefined : 'Escolha um CEP.'}
              onClick={() => {
                if (match) onChoose(match)
                onClose()
              }}
            >
              Usar este CEP
            </Button>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
