import { useState } from 'react'
import { MaskedField } from '../br.ts'
import {
  Breadcrumb,
  Button,
  Card,
  DateField,
  DescriptionList,
  Form,
  type FormError,
  Grid,
  Inline,
  Link,
  MoneyField,
  PageHeader,
  RadioGroup,
  Section,
  Stack,
  Textarea,
  TextField,
} from '../index.ts'
import { Frame } from './frame.tsx'

const missing: FormError[] = [
  { name: 'recipient', message: 'Diga quem recebe a entrega.' },
  { name: 'cep', message: 'Digite o CEP: são oito números.' },
]

/** A form whose submit fails with two errors. */
export function FormPage() {
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const getError = (name: string) => errors.find((error) => error.name === name)?.message
  return (
    <Frame>
      <Stack gap="lg">
        <PageHeader
          breadcrumb={
            <Breadcrumb>
              <Link href="#ordens">Ordens de Serviço</Link>
            </Breadcrumb>
          }
          title="Nova ordem de serviço"
        />
        <Form
          aria-label="Nova ordem de serviço"
          errors={errors}
          onSubmit={(event) => {
            event.preventDefault()
            setErrors(missing)
          }}
        >
          <Grid columns="aside" gap="lg">
            <Stack gap="lg">
              <Section title="Entrega" description="Para quem e para onde vai.">
                <Stack>
                  <TextField label="Destinatário" name="recipient" required error={getError('recipient')} />
                  <MaskedField
                    kind="cep"
                    label="CEP"
                    name="cep"
                    required
                    error={getError('cep')}
                    className="max-w-56"
                  />
                  <MaskedField kind="phone" label="Telefone" name="phone" optional className="max-w-56" />
                </Stack>
              </Section>
              <Section title="Quando">
                <Stack>
                  <RadioGroup
                    label="Prioridade"
                    name="priority"
                    defaultValue="normal"
                    orientation="horizontal"
                    options={[
                      { value: 'normal', label: 'Normal' },
                      { value: 'urgent', label: 'Urgente' },
                    ]}
                  />
                  <DateField label="Dia da coleta" name="day" className="max-w-56" />
                </Stack>
              </Section>
              <Section title="Conteúdo">
                <Stack>
                  <MoneyField label="Valor declarado" name="value" optional className="max-w-56" />
                  <Textarea label="Observações para quem entrega" name="notes" optional showCount maxLength={280} />
                </Stack>
              </Section>
            </Stack>
            <Card.Root className="lg:sticky lg:top-20 lg:self-start">
              <Card.Header title="Resumo" level={2} />
              <Card.Body>
                <Stack>
                  <DescriptionList.Root>
                    <DescriptionList.Item term="Coleta">Padaria Estrela do Norte</DescriptionList.Item>
                    <DescriptionList.Item term="Entregas">1 parada</DescriptionList.Item>
                    <DescriptionList.Item term="Prazo">amanhã, até 18:00</DescriptionList.Item>
                  </DescriptionList.Root>
                  <Inline>
                    <Button type="submit">Criar ordem</Button>
                    <Button tone="neutral" variant="outline">
                      Salvar rascunho
                    </Button>
                  </Inline>
                </Stack>
              </Card.Body>
            </Card.Root>
          </Grid>
        </Form>
      </Stack>
    </Frame>
  )
}
