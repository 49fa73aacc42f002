import {
  ApiError,
  type EndpointInput,
  type PostalCodeAddress,
  postalCodes,
  toPostalCodeSearch,
} from '@malote/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type AddressValues, toPoint } from '../lib/forms/address-values.ts'
import { addPendingFill } from '../lib/forms/pending-fills.ts'
import { query } from '../lib/http/api.ts'

type Searched = EndpointInput<typeof postalCodes.search>['query']

/** The address data of a CEP. */
export const postalCodeQuery = (cep: string) => query(postalCodes.get, { params: { cep } })

/** The CEPs of a street; the neighborhood and the number decide between those of one name. */
export const postalCodeSearchQuery = (address: Searched) => query(postalCodes.search, { query: address })

const parts = ['street', 'neighborhood', 'city', 'state'] as const
type Part = (typeof parts)[number]

const unavailableText = 'A busca de CEP está fora do ar. Preencha o endereço à mão.'
const getMessage = (error: unknown) =>
  error instanceof ApiError && error.code.startsWith('postal_code_') ? error.message : unavailableText

const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'postal_code_not_found'

/** The state whose range of postal codes has this one; undefined also when the ranges cannot be loaded. */
const readStateOfRange = (cep: string) =>
  import('./postal-code-ranges.ts').then(
    ({ getStateOfPostalCode }) => getStateOfPostalCode(cep),
    () => undefined,
  )

/**
 * Fills in an address from its CEP. Fields that the CEP defines are read-only until the user unlocks them; the others,
 * as in towns with a single CEP, are typed. While no service responds, only the state is filled in, from the ranges of the
 * states. Input of the user during the request is not overwritten, and a failed request does not block the form.
 */
export function usePostalCode(path: string) {
  const { getValues, setValue, setFocus, formState } = useFormContext()
  const client = useQueryClient()
  const requestedCep = useRef('')
  const [filled, setFilled] = useState<readonly Part[]>([])
  const [note, setNote] = useState<string>()
  /** The state that the ranges have for the CEP before, which is not that of the next one. */
  const stateOfLastRange = useRef('')

  const fill = (address: PostalCodeAddress, before: AddressValues) => {
    const now = getValues(path) as AddressValues
    const unchanged = parts.filter((part) => now[part] === before[part])
    for (const part of unchanged) {
      const value = address[part] ?? (filled.includes(part) ? '' : now[part])
      setValue(`${path}.${part}`, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    }
    const given = unchanged.filter((part) => address[part])
    setFilled(given)
    // The coordinates are used only when the CEP defines the street: those of a town are its centre, and typed parts
    // have none.
    const street = given.includes('street') && parts.every((part) => !address[part] || given.includes(part))
    const of = {
      postalCode: address.postalCode,
      ...Object.fromEntries(given.map((part) => [part, address[part] ?? ''])),
    }
    setValue(`${path}.point`, street ? toPoint(address.coordinates, of) : '')
    setNote(
      given.includes('street')
        ? `Endereço preenchido pelo CEP.${now.number ? '' : ' Falta o número.'}`
        : 'Este CEP vale para a cidade toda: preencha a rua e o bairro.',
    )
  }

  /**
   * Removes what the CEP before has filled in: it is no part of the address of the next one. What the user has typed
   * since stays.
   */
  const clearFilled = (before: AddressValues) => {
    const now = getValues(path) as AddressValues
    for (const part of filled) {
      if (now[part] === before[part]) setValue(`${path}.${part}`, '', { shouldDirty: true })
    }
    if (filled.length > 0) setValue(`${path}.point`, '')
    setFilled([])
  }

  /**
   * Fills in the address of the CEP that the user typed.
   * @param match The address that a search has found for the CEP, used when the look-up fails.
   */
  const lookUp = (cep: string, match?: PostalCodeAddress) => {
    if (cep === requestedCep.current) return
    requestedCep.current = cep
    setNote(undefined)
    if (cep.length !== 8) return
    // A form that is sent now waits for the address of the CEP: it must not have the street of the CEP before.
    addPendingFill(requestAddress(cep, match).then(() => true))
  }

  const requestAddress = async (cep: string, match: PostalCodeAddress | undefined) => {
    // A copy: the form changes its own object while the user types.
    const before = { ...(getValues(path) as AddressValues) }
    setNote('Buscando o endereço…')
    const isCurrent = () => {
      if (requestedCep.current !== cep) return false
      // Another control may have replaced the address, such as by that of a saved location.
      const isReplaced = getValues(`${path}.postalCode`) !== cep
      if (isReplaced) {
        requestedCep.current = ''
        unlock()
      }
      return !isReplaced
    }
    try {
      const address = await client.fetchQuery(postalCodeQuery(cep))
      if (isCurrent()) fill(address, before)
    } catch (error) {
      if (!isCurrent()) return
      if (match) return fill(match, before)
      clearFilled(before)
      setNote(getMessage(error))
      const stateOfRange = (isMissing(error) ? undefined : await readStateOfRange(cep)) ?? ''
      const current = getValues(`${path}.state`)
      if (!isCurrent() || (current && current !== stateOfLastRange.current)) return
      stateOfLastRange.current = stateOfRange
      setValue(`${path}.state`, stateOfRange, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    }
  }

  /** Takes over an address that a search has found. */
  const choose = (match: PostalCodeAddress) => {
    const how = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue(`${path}.postalCode`, match.postalCode, how)
    lookUp(match.postalCode, match)
  }

  /** @returns the address to search the CEP of; undefined when a part is missing, which gets the focus. */
  const getSearched = (): Searched | undefined => {
    const { search, missing } = toPostalCodeSearch(getValues(path) as AddressValues)
    if (!missing) return search
    setNote('Para buscar o CEP, preencha logradouro, cidade e UF.')
    setFocus(`${path}.${missing}`)
    return undefined
  }

  const unlock = () => {
    setFilled([])
    setNote(undefined)
  }
  return {
    lookUp,
    choose,
    getSearched,
    unlock,
    note,
    locked: (part: Part) => filled.includes(part),
    lockedAny: filled.length > 0,
  }
}
