import { ApiError, SettingsTest } from '@malote/api-client'
import { Alert, Button, Card, Stack, Text, TextField } from '@malote/ui'
import { MaskedField } from '@malote/ui/br'
import { type FormEvent, type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { formatCount } from '../../lib/format/formats.ts'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { useTestService } from './settings.queries.ts'

/** The external services, each with a button that tests it. */
export function ServiceTests() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <ServiceTest title="Envio de e-mail" tries="Envia uma mensagem de teste para o seu e-mail." service="smtp" />
      <ServiceTest title="Armazenamento de arquivos" tries="Grava um arquivo, lê de volta e apaga." service="storage" />
      <TextMessageTest />
      <PostalCodeTest />
      <AddressTest />
    </div>
  )
}

function TextMessageTest() {
  const [phone, setPhone] = useState<string | null>(null)
  return (
    <ServiceTest
      title="Envio de mensagens"
      tries="Envia um SMS ou WhatsApp de teste, pelo serviço configurado."
      service="textMessages"
      field={{ phone: phone ?? '' }}
    >
      {(error) => (
        <MaskedField
          kind="phone"
          label="Telefone que recebe"
          required
          autoComplete="off"
          value={phone}
          onValueChange={setPhone}
          error={error}
        />
      )}
    </ServiceTest>
  )
}

function PostalCodeTest() {
  const [postalCode, setPostalCode] = useState<string | null>(null)
  return (
    <ServiceTest
      title="Busca de CEP"
      tries="Pergunta o endereço de um CEP ao serviço configurado."
      service="postalCodes"
      field={{ postalCode: postalCode ?? undefined }}
    >
      {(error) => (
        <MaskedField
          kind="cep"
          label="CEP"
          optional
          help="Em branco: Avenida Paulista."
          autoComplete="off"
          value={postalCode}
          onValueChange={setPostalCode}
          error={error}
        />
      )}
    </ServiceTest>
  )
}

function AddressTest() {
  const [url, setUrl] = useState('')
  return (
    <ServiceTest
      title="Endereço de webhook"
      tries="Envia uma mensagem de teste, por POST, antes de cadastrar o endereço."
      service="webhook"
      field={{ url }}
    >
      {(error) => (
        <TextField
          type="url"
          label="Endereço"
          required
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={url}
          onValueChange={setUrl}
          error={error}
        />
      )}
    </ServiceTest>
  )
}

interface ServiceTestProps {
  title: string
  /** Describes the test. */
  tries: string
  service: SettingsTest['service']
  /** The input of the test. */
  field?: object
  /** The field of that input, with its error. */
  children?: (error: string | undefined) => ReactNode
}

function ServiceTest({ title, tries, service, field, children }: ServiceTestProps) {
  const test = useTestService()
  const [inputError, setInputError] = useState<string>()
  const run = (event: FormEvent) => {
    event.preventDefault()
    const request = z.safeParse(SettingsTest, { service, ...field })
    setInputError(request.error?.issues[0]?.message)
    if (request.success) test.mutate(request.data)
    // The last result does not belong to the new input.
    else test.reset()
  }
  return (
    <Card.Root asChild>
      <section aria-label={title}>
        <Card.Header title={title} level={2} description={tries} />
        <Card.Body>
          <form noValidate onSubmit={run}>
            <Stack gap="md">
              {children?.(inputError)}
              <div>
                <Button type="submit" tone="neutral" variant="outline" pending={test.isPending}>
                  {`Testar ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
                </Button>
              </div>
              <Outcome test={test} />
            </Stack>
          </form>
        </Card.Body>
      </section>
    </Card.Root>
  )
}

/** The result of a test: pending, finished or failed. */
function Outcome({ test: { isPending, data, error } }: { test: ReturnType<typeof useTestService> }) {
  if (isPending) {
    return (
      <Text role="status" tone="subtle">
        Testando… Um serviço que não responde leva até 20 segundos.
      </Text>
    )
  }
  if (error) {
    return (
      <Alert tone="danger" title="O teste não foi feito">
        {error instanceof ApiError ? (error.fields[0]?.message ?? getErrorMessage(error)) : getErrorMessage(error)}
      </Alert>
    )
  }
  if (!data) return null
  return (
    <Alert tone={data.ok ? 'success' : 'danger'} title={data.ok ? 'Funcionou' : 'Não funcionou'}>
      {`${data.message} Levou ${inSeconds(data.durationMs)}.`}
    </Alert>
  )
}

const seconds = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

const inSeconds = (ms: number): string => (ms < 1000 ? `${formatCount(ms)} ms` : `${seconds.format(ms / 1000)} s`)
