#!/bin/sh
# Plays a game for two at a Bastide server with nothing but curl, and prints its record.
#
#     bastide serve &
#     sh docs/play-with-curl.sh http://127.0.0.1:8000 > game.txt
#     bastide verify game.txt
set -eu
server=${1:-http://127.0.0.1:8000}

# The value of a field in a line of JSON: text, or a number.
field() { sed -n "s/.*\"$1\":\"\{0,1\}\([^\",}]*\).*/\1/p"; }

# A table for two people. The answer has its name, and the token that opens each seat.
table=$(curl -sf "$server/api/tables" -H 'Content-Type: application/json' \
    -d '{"game":"kids","seats":[{"kind":"person"},{"kind":"person"}]}')
id=$(echo "$table" | sed 's/"link".*//' | field id)
tokens=$(echo "$table" | tr '{' '\n' | field token)

# What a seat wants: order SEAT JSON
order() {
    token=$(echo "$tokens" | sed -n "$(($1 + 1))p")
    curl -sf "$server/api/tables/$id/orders" -H 'Content-Type: application/json' \
        -H "Authorization: Bearer $token" -d "$2" > /dev/null
}

order 0 '{"order":"sit","name":"Ada"}'
order 1 '{"order":"sit","name":"Grace"}'
order 0 '{"order":"start"}'

# Whoever is awaited makes the first move that is legal, until the game is over.
turn=0
while :; do
    seat=$(curl -sf "$server/api/tables/$id" | field awaited)
    [ "$seat" = null ] && break
    move=$(curl -sf "$server/api/tables/$id/legal" | tr '[]' '\n' | sed -n 's/^"\([^"]*\)".*/\1/p')
    turn=$((turn + 1))
    order "$seat" "{\"id\":\"turn $turn\",\"order\":\"play\",\"move\":\"$move\",\"confirm\":true}"
done

# The last thing that happened shows the secret, and the record proves that all draws were fair.
curl -sf "$server/api/tables/$id/events?after=1" | tr '{' '\n' | tail -n 1 >&2
curl -sf "$server/api/tables/$id/record"
