/**
 * Something that keeps the server from starting and that an operator can mend.
 * `main.ts` prints the message alone: a stack trace would hide the one line that matters.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** What an operator can do about a disk that does not take what we write to a folder, if that is what failed. */
export function explainFolder(error: unknown, folder: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  const other = 'ou escolha outra pasta em MALOTE_DATA_DIR'
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return new StartupError(
        `Sem permissão para usar ${folder} (${message}). Inicie com o mesmo usuário de antes ${other}.`,
      )
    case 'EROFS':
      return new StartupError(`A pasta ${folder} é somente de leitura. Monte o disco para gravação ${other}.`)
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartupError(`Não há espaço livre no disco de ${folder}. Libere espaço ${other}.`)
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartupError(
        `A pasta ${folder} não pode ser criada (${message}). Confira MALOTE_DATA_DIR e se o disco aceita gravação.`,
      )
    default:
      return error
  }
}
