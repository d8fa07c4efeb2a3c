type DataTableProps = {
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell of each row is its heading and names it. */
  readonly rows: readonly (readonly string[])[]
}

/** The figures of a chart for those who would rather read them, or have them read. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
