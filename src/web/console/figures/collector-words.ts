const outcomes: Readonly<Record<string, string>> = {
  stored: 'Stored',
  repeated: 'Arrived again, stored once',
  not_an_object: 'Left out: not an object',
  no_event_name: 'Left out: no name of an event',
  unknown_event: 'Left out: not an event of this app',
  unknown_step: 'Left out: not a step of this app',
  unknown_group: 'Left out: not a group of this app',
  unknown_operation: 'Left out: an unknown change of a profile',
  other_token: 'Left out: the token of another project',
  invalid_id: 'Left out: not an id',
  invalid_number: 'Left out: a number is missing or out of range',
  too_many_properties: 'Left out: too many properties',
  body_not_json: 'Refused: could not be read',
  body_too_large: 'Refused: too large',
  media_type_unsupported: 'Refused: not a format of the wire',
  query_invalid: 'Refused: an invalid address',
  too_many_requests: 'Refused: too much from one sender',
  failed: 'Failed here',
  visit_joined: 'Loaded again: continues its visit',
  visit_not_joined: 'Loaded again: no visit fits',
  visit_several_fit: 'Loaded again: several visits fit',
  visit_parted: 'A second tab, counted apart',
}

/** What the collector did with something that arrived, in words. */
export const outcomeText = (outcome: string): string => outcomes[outcome] ?? outcome
