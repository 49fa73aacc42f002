import {
  type EndpointOutput,
  type PrivacyRequestKind,
  PublicPrivacyRequest,
  privacyRequestKindLabels,
  privacyRequests,
} from '@malote/api-client'
import {
  Alert,
  Button,
  Card,
  CopyButton,
  DescriptionList,
  Heading,
  Inline,
  Link,
  RadioGroup,
  Stack,
  Text,
  Textarea,
  TextField,
} from '@malote/ui'
import { MaskedField } from '@malote/ui/br'
import { useMutation } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { PublicLayout } from '../../components/public-layout.tsx'
import { focusElement } from '../../lib/browser/focus-element.ts'
import { formatDateTime } from '../../lib/format/formats.ts'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { type FormInput, usePageForm } from '../../lib/forms/page-form.ts'
import { validate } from '../../lib/forms/validate.ts'
import { api } from '../../lib/http/api.ts'

const help: Record<PrivacyRequestKind, string> = {
  access: 'Uma cópia do que guardamos sobre você.',
  correction: 'Diga na mensagem o que está errado e como deve ficar.',
  deletion: 'Seu nome, telefone, e-mail e endereço ficam anônimos nas entregas. Não dá para desfazer.',
}
const kinds = (['access', 'correction', 'deletion'] as const).map((value) => ({
  value,
  label: privacyRequestKindLabels[value],
  help: help[value],
}))

/** @returns the request of the form values; empty fields are left out. */
const read = (typed: FormInput) =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value).trim() || null]))

/** `/seus-dados`: privacy requests of people without an account, such as recipients (LGPD, art. 18). */
export function PublicRequestPage() {
  const create = useMutation({
    mutationFn: (body: PublicPrivacyRequest) => api(privacyRequests.open, { body }),
  })
  const form = usePageForm((typed) => create.mutateAsync(validate(PublicPrivacyRequest, read(typed))))
  return (
    <PublicLayout>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>Pedido sobre os seus dados</Heading>
          <Text tone="subtle">
            Você enviou ou recebeu uma entrega pelo Malote? A Lei Geral de Proteção de Dados (LGPD) deixa você ver,
            corrigir ou apagar o que guardamos sobre você. Não custa nada, e a resposta vem em até 15 dias.
          </Text>
          <Text tone="subtle">
            Tem acesso ao Malote? Em{' '}
            <Link asChild>
              <RouterLink to="/meus-dados">Meus dados</RouterLink>
            </Link>{' '}
            você vê e baixa tudo na hora.
          </Text>
        </Stack>
        {create.isSuccess ? (
          <Received {...create.data} email={create.variables.email} />
        ) : (
          <form {...form.formProps} aria-label="Pedido sobre os seus dados">
            <Stack gap="md">
              {create.isError && !form.hasFieldErrors && <Alert tone="danger" title={getErrorMessage(create.error)} />}
              <RadioGroup label="O que você pede" {...form.register('kind')} options={kinds} defaultValue="access" />
              <TextField
                label="Nome completo"
                {...form.register('name')}
                required
                maxLength={120}
                autoComplete="name"
              />
              <MaskedField
                kind="phone"
                label="Telefone"
                {...form.register('phone')}
                autoComplete="tel-national"
                help="O mesmo que está na entrega: é por ele que achamos os seus dados."
              />
              <TextField
                label="E-mail"
                {...form.register('email')}
                type="email"
                autoComplete="email"
                help="Para onde vai a resposta. Também achamos por ele as entregas feitas a você."
              />
              <Textarea label="Mensagem" {...form.register('message')} optional rows={4} maxLength={2000} />
              <Text size="sm" tone="subtle">
                Antes de responder, podemos pedir que você confirme quem é. Usamos o que você escreve aqui só para isso.
              </Text>
              <Button type="submit" size="lg" pending={create.isPending}>
                Enviar pedido
              </Button>
            </Stack>
          </form>
        )}
        <Link asChild>
          <RouterLink to="/politica-de-privacidade">Política de privacidade</RouterLink>
        </Link>
      </Stack>
    </PublicLayout>
  )
}

type ReceivedProps = EndpointOutput<typeof privacyRequests.open> & { email: string | null | undefined }

function Received({ protocol, dueAt, email }: ReceivedProps) {
  return (
    <Stack gap="md">
      <Alert tone="success" title="Recebemos o seu pedido" tabIndex={-1} ref={focusElement}>
        {email
          ? `Mandamos o protocolo para ${email}. A resposta vai para lá também.`
          : 'Guarde o protocolo. A resposta vem pelo telefone que você informou.'}
      </Alert>
      <Card.Root>
        <Card.Body>
          <DescriptionList.Root>
            <DescriptionList.Item term="Protocolo">
              <Inline gap="xs">
                <Text tabularNumbers weight="medium">
                  {protocol}
                </Text>
                <CopyButton label="Copiar protocolo" text={protocol} size="sm" />
              </Inline>
            </DescriptionList.Item>
            <DescriptionList.Item term="Resposta até">{formatDateTime(dueAt)}</DescriptionList.Item>
          </DescriptionList.Root>
        </Card.Body>
      </Card.Root>
    </Stack>
  )
}
