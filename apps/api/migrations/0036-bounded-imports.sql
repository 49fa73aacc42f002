-- When somebody began to read the file. A job that finds this mark of an earlier attempt does not try again: the file may
-- have ended the process that read it.
alter table imports add column check_started_at timestamptz;

-- More titles, or longer ones, are refused now: lists must not carry what was kept of such files before.
update imports set
  headers = '[]',
  columns = null,
  status = case when status in ('checking', 'checked') then 'failed' else status end,
  failure = case when status in ('checking', 'checked') then 'A planilha tem colunas demais. Envie-a de novo só com as do modelo.' else failure end
  where jsonb_array_length(headers) > 500 or length(headers::text) > 200000;
