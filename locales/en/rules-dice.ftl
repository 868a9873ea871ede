### The rules of the Dice Game, for players.

## Dice and turns

rule-D-01 = There are 9 dice, all alike. Each has four parts of a city, in black on white: an end with one black side, a corner and a straight with two, a tee with three. The other two faces are a knight and a catapult.
rule-D-02 = By the rulebook the youngest player starts, with all 9 dice; here the table decides. The dice then go round to the left, which is also the order of the seats.
rule-D-03 = In a turn you roll at most 3 times. You make the first roll with all the dice there are: nine, less the knights that other players keep in front of them.
rule-D-04 = Catapults go to the next player at once. For the rest of your turn they are neither rolled again nor worth anything.
rule-D-05 = After each roll you choose, for every knight and every part of a city that you rolled, whether to leave it or to roll it again. You may stop after any roll.
rule-D-06 = Parts of a city that you leave must be built at once. What is built is never moved, turned or rolled again.
rule-D-07 = Knights that you leave are collected, and not rolled again.

## Building

rule-D-08 = Dice lie side by side on a square grid, turned as you like: where they touch, black meets black and white meets white. You may begin several cities, even with a die that touches no other. { rule-decision } Here such a die lies within reach of what is built, that is, no more steps away than you have dice that may still be built, or in the one cell beyond, which stands for all others.
rule-D-09 = If you have collected 3 knights or more, you may end your turn without scoring it. One knight then stays in front of you and all other dice go on. In your next turn it joins the dice again, and the points of that turn are doubled. Nobody keeps more than one knight.

## Points and end

rule-D-10 = At the end of your turn, when you stop or have nothing left to do, your largest closed city counts by its number of dice: 1 point for 3 dice, 3 for 4, 6 for 5, 10 for 6, 15 for 7, 21 for 8 and 28 for 9. A city is closed when none of its black sides is open. Fewer than 3 dice, or no closed city, score nothing.
rule-D-11 = A knight in front of you at the start of your turn doubles its points. If you give up scoring that turn too, you lose that doubling and earn the next. { rule-decision }
rule-D-12 = Whoever reaches 42 points wins, and the game ends at once.
rule-D-13 = Whoever rolls 9 catapults in one turn, over all its rolls, wins at once, whatever the score. It takes all nine dice. { rule-decision }
rule-D-14 = If a number of rounds is agreed on, the game ends when everybody has had so many turns, and whoever then has most points wins; those with as many win together. { rule-decision } At a table there are 100 rounds where nothing else is agreed on, many more than a game takes, so that none goes on for ever.
