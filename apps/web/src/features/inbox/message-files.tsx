import { type InboxAttachment, type InboxMessage, inboxUnreadReasonLabels } from '@malote/api-client'
import { Button, Inline, Stack, Text } from '@malote/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import FileUp from 'lucide-react/icons/file-up'
import { saveFile } from '../../lib/browser/save-file.ts'
import { formatFileSize } from '../../lib/format/file-size.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { fetchInboxFile, useImportAttachment } from './inbox.queries.ts'

/** The files of a message: what each can be used for, or why it was not read. */
export function MessageFiles({ message }: { message: InboxMessage }) {
  return (
    <Stack asChild gap="sm">
      <ul aria-label="Anexos">
        {message.attachments.map((file) => (
          <li key={file.id}>
            <MessageFile message={message} file={file} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function MessageFile({ message, file }: { message: InboxMessage; file: InboxAttachment }) {
  const navigate = useNavigate()
  const opened = useImportAttachment(message.id)
  const isOpen = message.status !== 'discarded'
  const download = () =>
    void fetchInboxFile(message, file).then(
      (content) => saveFile(content, file.name),
      (error: unknown) => notifyError(error, `Não foi possível baixar ${file.name}.`),
    )
  const openImport = () =>
    opened.mutate(file.id, {
      onSuccess: ({ importId }) =>
        void navigate({ to: '/ordens-de-servico/importar', search: { importacao: importId ?? undefined } }),
      onError: (error) => notifyError(error, `Não foi possível importar ${file.name}.`),
    })
  return (
    <Inline gap="sm" justify="between">
      <Stack gap="none" className="min-w-0">
        <Text weight="medium" truncate>
          {file.name}
        </Text>
        <Text size="sm" tone="subtle">
          {[formatFileSize(file.bytes), describe(file)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {file.kind && (
        <Inline gap="sm">
          {file.kind === 'spreadsheet' && isOpen && (
            <Button size="sm" variant="outline" icon={<FileUp />} pending={opened.isPending} onClick={openImport}>
              Importar planilha
            </Button>
          )}
          {file.text && message.status === 'to_check' && (
            <Button asChild size="sm" variant="outline">
              <Link to="/ordens-de-servico/criar" search={{ mensagem: message.id, anexo: file.id }}>
                Pedir com este texto
              </Link>
            </Button>
          )}
          <Button size="sm" tone="neutral" variant="outline" icon={<Download />} onClick={download}>
            Baixar
          </Button>
        </Inline>
      )}
    </Inline>
  )
}

function describe({ kind, unreadReason, text }: InboxAttachment): string {
  if (unreadReason) return `Não lido. ${inboxUnreadReasonLabels[unreadReason]}`
  return kind === 'pdf' && !text ? 'Sem texto que dê para ler. Baixe e confira.' : ''
}
