import { State } from '@malote/api-client'
import { Button, Inline, Text } from '@malote/ui'
import { Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { addressLabels } from '../lib/forms/address-values.ts'
import { BoundSelect, BoundTextField } from '../lib/forms/bound-fields.ts'
import { BoundMaskedField } from '../lib/forms/bound-masked-field.ts'
import { lazyNamed } from '../lib/lazy-named.ts'
import { AddressHints } from './address-hints.tsx'
import { usePostalCode } from './use-postal-code.ts'

const PostalCodeDialog = lazyNamed(() => import('./postal-code-dialog.tsx'), 'PostalCodeDialog')

const states = State.options.map((state) => ({ value: state, label: state }))

interface AddressFieldsProps {
  /** The path of the address in the form values. */
  path: string
  /** The path of the phone of the contact at the address. */
  phonePath: string
  /** Called when the user changes the CEP: the address is now another location. */
  onMove?: () => void
}

/** Address fields in the order usual in Brazil (product, section 5), filled in from the CEP. */
export function AddressFields({ path, phonePath, onMove }: AddressFieldsProps) {
  const postalCode = usePostalCode(path)
  const cep = useWatch({ name: `${path}.postalCode` }) as string
  const [searched, setSearched] = useState<ReturnType<typeof postalCode.getSearched>>()
  return (
    <div className="@container">
      <div className="grid gap-4 @sm:grid-cols-6">
        <BoundMaskedField
          name={`${path}.postalCode`}
          className="@sm:col-span-2"
          kind="cep"
          label={addressLabels.postalCode}
          required
          autoComplete="off"
          onValueChange={(typed) => {
            onMove?.()
            postalCode.lookUp(typed ?? '')
          }}
        />
        {/* Always rendered, so that screen readers announce its text when it changes; empty, it takes no space in the
         grid. On a wide screen below the street, which is next to the CEP. */}
        <Inline
          gap="none"
          align="center"
          className={
            postalCode.note || postalCode.lockedAny || cep === '' ? '@sm:col-span-6 @sm:row-start-2' : 'absolute'
          }
        >
          <Text role="status" size="sm" tone="subtle" className={postalCode.note ? 'me-2' : 'absolute'}>
            {postalCode.note}
          </Text>
          {cep === '' && (
            <Button size="sm" variant="ghost" className="-ms-3" onClick={() => setSearched(postalCode.getSearched())}>
              Não sei o CEP
            </Button>
          )}
          {postalCode.lockedAny && (
            <Button size="sm" variant="ghost" className="-ms-3" onClick={postalCode.unlock}>
              Corrigir endereço
            </Button>
          )}
        </Inline>
        <BoundTextField
          name={`${path}.street`}
          className="@sm:col-span-4"
          label={addressLabels.street}
          required
          maxLength={120}
          autoComplete="off"
          readOnly={postalCode.locked('street')}
        />
        {searched && (
          <Suspense>
            <PostalCodeDialog
              address={searched}
              onChoose={(match) => {
                onMove?.()
                postalCode.choose(match)
              }}
              onClose={() => setSearched(undefined)}
            />
          </Suspense>
        )}
        <AddressHints path={path} phonePath={phonePath} of="address" />
        <BoundTextField
          name={`${path}.number`}
          className="@sm:col-span-2"
          label={addressLabels.number}
          required
          maxLength={20}
          autoComplete="off"
          placeholder="100 ou S/N"
        />
        <BoundTextField
          name={`${path}.complement`}
          className="@sm:col-span-4"
          label={addressLabels.complement}
          optional
          maxLength={80}
          autoComplete="off"
        />
        <BoundTextField
          name={`${path}.neighborhood`}
          className="@sm:col-span-2"
          label={addressLabels.neighborhood}
          required
          maxLength={80}
          autoComplete="off"
          readOnly={postalCode.locked('neighborhood')}
        />
        <BoundTextField
          name={`${path}.city`}
          className="@sm:col-span-2"
          label={addressLabels.city}
          required
          maxLength={80}
          autoComplete="off"
          readOnly={postalCode.locked('city')}
        />
        <BoundSelect
          name={`${path}.state`}
          className="@sm:col-span-2"
          label={addressLabels.state}
          required
          placeholder="UF"
          options={states}
          disabled={postalCode.locked('state')}
        />
        <BoundTextField
          name={`${path}.reference`}
          className="@sm:col-span-6"
          label={addressLabels.reference}
          optional
          maxLength={160}
          autoComplete="off"
        />
      </div>
    </div>
  )
}
